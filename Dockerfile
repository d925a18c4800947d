# Four images, built with `docker build --target api .`, `web`, `portal` and `sandbox-gateway`: production dependencies only, no
# root, at most 400 MB each.
FROM node:24-bookworm-slim AS pnpm
WORKDIR /sayara
RUN npm install --global pnpm@12
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/portal/package.json apps/portal/
COPY apps/sandbox-gateway/package.json apps/sandbox-gateway/
COPY apps/web/package.json apps/web/
COPY packages/api-client/package.json packages/api-client/
COPY packages/catalogue/package.json packages/catalogue/
COPY packages/domain/package.json packages/domain/
COPY packages/frontend/package.json packages/frontend/
COPY packages/http-guard/package.json packages/http-guard/
COPY packages/i18n/package.json packages/i18n/
COPY packages/telemetry/package.json packages/telemetry/
COPY packages/ui/package.json packages/ui/

# Compiles the words and builds website and portal.
FROM pnpm AS build
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm exec turbo run build --filter=@sayara/web --filter=@sayara/portal \
  && find . -name node_modules -prune -exec rm -rf {} +

FROM pnpm AS modules
COPY deploy/installModules.sh /

FROM modules AS api-modules
RUN sh /installModules.sh @sayara/api

FROM modules AS web-modules
RUN sh /installModules.sh @sayara/web

FROM modules AS portal-modules
RUN sh /installModules.sh @sayara/portal

FROM modules AS gateway-modules
RUN sh /installModules.sh @sayara/sandbox-gateway

FROM node:24-bookworm-slim AS runtime
WORKDIR /sayara
# A folder that the servers can write, unlike their own: the embedded database, and files without a store.
RUN install --directory --owner=node --group=node /data
# One arena of glibc for all threads: 5 to 10 % less memory (docs/scale.md).
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1
USER node

FROM runtime AS api
COPY --from=api-modules /sayara ./
COPY --from=build /sayara/packages ./packages
COPY --from=build /sayara/apps/api/src ./apps/api/src
ENV API_PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=2", "apps/api/src/main.ts"]

FROM runtime AS web
COPY --from=web-modules /sayara ./
COPY --from=build /sayara/packages ./packages
COPY --from=build /sayara/apps/web/server ./apps/web/server
COPY --from=build /sayara/apps/web/app ./apps/web/app
COPY --from=build /sayara/apps/web/build ./apps/web/build
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "apps/web/server/main.ts"]

FROM runtime AS portal
COPY --from=portal-modules /sayara ./
COPY --from=build /sayara/packages ./packages
COPY --from=build /sayara/apps/portal/server ./apps/portal/server
COPY --from=build /sayara/apps/portal/build ./apps/portal/build
ENV PORTAL_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=96", "apps/portal/server/main.ts"]

# Demonstrations only.
FROM runtime AS sandbox-gateway
COPY --from=gateway-modules /sayara ./
COPY --from=build /sayara/packages ./packages
COPY --from=build /sayara/apps/sandbox-gateway ./apps/sandbox-gateway
ENV PORT=4100
EXPOSE 4100
CMD ["node", "apps/sandbox-gateway/src/main.ts"]
