# One image for everything. Not tried out where it was written: no Docker there. The commands inside are those of the README.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /app
# MODE is said here: without it, a container without a DATABASE_URL would be an open demo.
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 DATA_DIR=/data
# What is freed goes back to the system, and few threads have a heap of their own (docs/decisions/0394).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
COPY package.json package-lock.json ./
RUN npm install --no-save --no-audit --no-fund --loglevel=error --omit=dev
COPY --from=build /app/dist dist
COPY --from=build /app/src src
COPY shop.config.ts logistics.config.ts payout.config.ts books.config.ts ./
COPY catalogue catalogue
COPY price-book price-book
COPY content content
RUN mkdir /data && chown node /data
# PostgreSQL, which the shop embeds without a DATABASE_URL, runs as this user too and refuses to run as root.
USER node
VOLUME /data
EXPOSE 3000
# Whether the process lives: a database that is away is not mended by starting the shop anew.
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/server/main.js"]
