"""A small Activity, for tests: a folder of files, and the server's part in finding out who somebody is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; "
    "frame-ancestors https://discord.com https://*.discord.com"
)


class SampleActivity:
    """Serves the folder below `/activity/`; `api` is set once the local Discord runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._runner: web.AppRunner | None = None
        self.api = ""
        self.client_id = ""
        self.client_secret = ""

    async def start(self) -> str:
        """Serve at a free port; return the address."""
        app = web.Application()
        app.router.add_post("/activity/session", self._session)
        app.router.add_get("/activity/{name:.*}", self._file)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        _, port, *_ = self._runner.addresses[0]
        return f"http://127.0.0.1:{port}/activity"

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = self._folder / (request.match_info["name"] or "index.html")
        return web.FileResponse(file, headers={"Content-Security-Policy": POLICY})

    async def _session(self, request: web.Request) -> web.StreamResponse:
        """Exchange a code, and say who is here; this page gets the token too, which a real one does not."""
        asked = await request.json()
        form = {
            "grant_type": "authorization_code",
            "code": asked["code"],
            "client_id": self.client_id,
            "client_secret": self.client_secret,
        }
        async with aiohttp.ClientSession() as session:
            async with session.post(f"{self.api}/oauth2/token", data=form) as answer:
                granted = await answer.json()
            bearer = {"Authorization": f"{granted['token_type']} {granted['access_token']}"}
            user = await self._asked(session, "/users/@me", bearer)
            place = f"/applications/{self.client_id}/activity-instances/{asked['instance_id']}"
            instance = await self._asked(session, place, {"Authorization": "Bot x"})
        is_here = user["id"] in instance["users"]
        return web.json_response({"token": granted["access_token"], "user": user["id"], "is_here": is_here})

    async def _asked(self, session: aiohttp.ClientSession, path: str, headers: dict[str, str]) -> Any:
        async with session.get(f"{self.api}{path}", headers=headers) as answer:
            return await answer.json()
