"""temporary"""
import sys, tempfile, re
from pathlib import Path
from playwright.sync_api import sync_playwright
from bot.pages.texts import text
from tests.browser.chromium import *
from tests.browser import chromium
from tests.browser.local_table import served
from tests.browser.player import Player
from tests.browser.tapper import Tapper, seated

OUT=Path('/work/shots'); LANGS=sys.argv[1].split(',')
def plain(s): return re.sub(r'[*`_]','',s)
def main():
    with chromium.launched() as browser, tempfile.TemporaryDirectory() as d, served('games', Path(d)) as table:
        for l in LANGS:
            loc={'en':'en-US','es':'es-ES'}.get(l,l)
            name=f"Pia{l}"
            table.person(name, loc)
            ctx=chromium.window(browser,(390,844),is_phone=True,scheme='dark')
            ctx.set_default_timeout(15000)
            page=ctx.new_page()
            pl=Player(page,name,is_phone=True)
            pl.sit_down(table.url)
            def shot(what):
                page.wait_for_timeout(1500)
                page.screenshot(path=str(OUT/f'{l}-{what}.png'))
            def cmd(*words): return " ".join(text(loc,f'command-{w}') for w in words)
            for what,c in (('home',('home',)),('settings',('settings',)),('daily',('daily',)),('puzzle',('puzzle',)),('board',('leaderboard',)),('profile',('profile',))):
                try:
                    page.locator(".composer textarea").fill(f"/{cmd(*c)} ")
                    page.locator(".composer .send").click()
                    shot(what)
                except Exception as e:
                    print(l,what,repr(e)[:300]); page.screenshot(path=str(OUT/f'{l}-{what}-fail.png'))
            ctx.close()
if __name__=='__main__': main()
