# docker build -t roll-and-write .
# docker run -d --name roll-and-write --env-file .env -v roll-and-write:/data --read-only --tmpfs /tmp roll-and-write
# docs/hosting.md has backups, upgrades and more.

# The digest covers the images of all platforms, so the base is the same everywhere. To renew it, put the tag here and
# what this prints: docker buildx imagetools inspect python:3.11-slim-trixie --format '{{.Manifest.Digest}}'
ARG BASE=python:3.11.16-slim-trixie@sha256:be1575ed968de893bd54f4c56315ff7c4736ce522c1bca08fd521731aafc0d76

FROM $BASE AS packages
WORKDIR /app
# For `strip`; nothing of it reaches the image, so that its version does not matter.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends binutils \
    && rm -rf /var/lib/apt/lists/*
COPY constraints.txt .
COPY bot/__init__.py bot/bootstrap.py bot/
COPY bot/store/__init__.py bot/store/process_lock.py bot/store/
# EXTRAS=fast lets master look further ahead in less time and makes the image 280 MB larger.
ARG EXTRAS=
RUN python -m bot.bootstrap $EXTRAS
COPY pyproject.toml README.md LICENSE ./
COPY docs/licences.md docs/
COPY assets assets
COPY engine engine
COPY bot bot
COPY tests/supply/strip_image.py tests/supply/
# The wheel, as everybody installs it. The image needs no installers, nor what `strip_image` deletes.
RUN .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --no-index . \
    && .venv/bin/python -m pip uninstall --quiet --yes pip setuptools \
    && .venv/bin/python tests/supply/strip_image.py

FROM $BASE
ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PATH=/app/.venv/bin:$PATH \
    DATABASE_PATH=/data/bot.db
WORKDIR /app
# A fixed user id, so that you can give it a mounted directory: chown 10001:10001 DIRECTORY
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --home-dir /data --shell /usr/sbin/nologin bot \
    && install --directory --owner=bot --group=bot /data /backups
COPY --from=packages /app/.venv .venv
USER 10001:10001
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["roll-and-write", "doctor", "--health"]
STOPSIGNAL SIGTERM
CMD ["roll-and-write", "run"]
