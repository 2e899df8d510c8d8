# The production server. It needs DATABASE_URL, TOKEN_SECRET, FILE_ENCRYPTION_KEY and SMTP_URL (or DEMO=1); see .env.example.
FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY prisma ./prisma
COPY scripts ./scripts
RUN npm ci --include=dev
COPY . .
# Static pages print these: give them as --build-arg, and with the same values at run time.
ARG SITE_URL
ARG SUPPORT_EMAIL
RUN npm run build && mkdir -p .data && chown -R node:node .data dist
USER node
VOLUME /app/.data
EXPOSE 3000
CMD ["node", "scripts/start.mjs"]
