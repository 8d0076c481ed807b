# The image of Quire: the built server and client, the packages that they need at run time, and the browser that prints PDFs.
# docs/operating.md describes how to run it. Its base images can be replaced, for example by copies in your own registry.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
# Without its tables of symbols, which only debuggers read, Node is 18 MB smaller. A base image that has `strip` needs no Debian server here.
RUN { command -v strip > /dev/null || { apt-get update && apt-get install -y --no-install-recommends binutils; }; } \
    && strip --strip-unneeded /usr/local/bin/node
WORKDIR /app
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The browser is unpacked and used once here, so that a container needs neither time nor a writable folder for it.
RUN node scripts/build.mjs && node scripts/warm-browser.mjs
# `on`: also the embedded Postgres, for a container without DATABASE_HOST or DATABASE_URL.
ARG EMBEDDED_POSTGRES=off
# `on`: also DuckDB (68 MB), for queries of exported events (docs/analysis.md).
ARG ANALYSIS=off
RUN export EMBEDDED_POSTGRES=${EMBEDDED_POSTGRES} ANALYSIS=${ANALYSIS} && sh scripts/image/slim.sh && node scripts/image/load-packages.mjs && node scripts/warm-browser.mjs

FROM ${BASE_IMAGE} AS system
# `on`: also LibreOffice, which converts Word and OpenDocument texts more accurately than the converters in Quire.
ARG LIBREOFFICE=off
RUN if [ "$LIBREOFFICE" = on ]; then \
      apt-get update && apt-get install -y --no-install-recommends libreoffice-writer-nogui && rm -rf /var/lib/apt/lists/*; \
    fi \
    && useradd --uid 1000 --create-home --shell /bin/sh node
COPY --from=build /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.cache .cache
COPY --from=build /app/dist dist
COPY --from=build /app/scripts/cli.mjs scripts/
COPY --from=build /app/scripts/image/slim-system.sh scripts/image/
COPY --from=build /app/scripts/lib/root.mjs /app/scripts/lib/run.mjs scripts/lib/
COPY --from=build /app/scripts/image/npm-in-image.sh /usr/local/bin/npm
COPY package.json package-lock.json .puppeteerrc.cjs LICENSE THIRD-PARTY-LICENSES.md ./
RUN chmod 755 /usr/local/bin/npm && if [ "$LIBREOFFICE" != on ]; then sh scripts/image/slim-system.sh; fi && rm -rf scripts/image

# Copies the remaining files into a single layer (ADR 95).
FROM scratch
COPY --from=system / /
RUN mkdir -p /data /backups && chown node:node /data /backups /home/node && chmod 1777 /tmp
WORKDIR /app
# Chromium's own sandbox needs rights that a container does not have; here the container is the sandbox.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BROWSER_SANDBOX=off HOME=/home/node \
    PATH=/usr/local/bin:/usr/bin:/bin
USER node
VOLUME /data
EXPOSE 3000
# In bash, because a Node process per check costs a second of processor time on a busy machine.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["bash", "-c", \
  "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /api/health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "dist/src/main.js"]
