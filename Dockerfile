# The site in a container: built with everything, run with what it needs alone.
FROM node:24-bookworm-slim AS build
# The runtime that package.json names needs this library, which slim images lack.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses a lock file without the binaries of other platforms.
RUN npm install --no-save --include=dev --no-audit --no-fund --loglevel=error
COPY . .
# Not `npm run build`, which would install once more: it keeps its own mark of what is installed.
RUN PATH=/site/node_modules/.bin:/site/node_modules/node/bin:$PATH node scripts/build.ts \
  && npm prune --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
# The runtime itself is the one of package.json, in node_modules/node. One heap of the C library and
# a bounded one of V8 keep the process small, as in docs/evergreen.service.
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=1 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  PATH=/site/node_modules/node/bin:$PATH
WORKDIR /site
RUN useradd --system --uid 10001 --home-dir /site --no-create-home site \
  && mkdir /data \
  && chown site:site /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/migrations migrations
COPY --from=build /site/media/served media/served
COPY --from=build /site/src src
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=192", "src/server.ts"]
