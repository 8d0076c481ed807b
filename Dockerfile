# Quire in one image. `docker compose up --build` starts it with Postgres, EventStoreDB and a mail catcher.
FROM node:20-bookworm-slim

WORKDIR /app
COPY package.json package-lock.json .puppeteerrc.cjs ./
RUN npm ci --include=dev --no-audit --no-fund && npm cache clean --force
COPY . .
# The cache takes the Chromium that is unpacked on first use, and its fonts' index.
RUN node scripts/build.mjs && mkdir -p /data .cache && chown -R node:node /data .cache

# Chromium's own sandbox needs rights that a container does not give; here the container is the sandbox.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BROWSER_SANDBOX=off
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/src/main.js"]
