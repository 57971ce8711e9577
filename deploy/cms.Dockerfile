# The backend: Strapi with our code and its console, without what only building needs. Context: the repository.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false \
    STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_EE=true

# Packages first: they change less often than the code.
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/web-kit/package.json packages/web-kit/
COPY storefront/package.json storefront/
COPY admin-ui/package.json admin-ui/
COPY tests/package.json tests/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @stoa/contract --include-workspace-root=false
COPY cms/package.json cms/package-lock.json cms/
RUN --mount=type=cache,target=/root/.npm cd cms && npm ci --include=dev

COPY tsconfig.base.json ./
COPY packages/contract packages/contract
COPY cms cms
COPY scripts/lib/precompress.mjs scripts/lib/
# cms reads its environment when its configuration is loaded, and building loads it. Nothing of this reaches the result.
RUN cms/node_modules/.bin/tsc -p packages/contract/tsconfig.build.json \
 && cd cms && node_modules/.bin/tsc -p tsconfig.json \
 && NODE_ENV=production APP_KEYS=build API_TOKEN_SALT=build ADMIN_JWT_SECRET=build TRANSFER_TOKEN_SALT=build \
    ENCRYPTION_KEY=build JWT_SECRET=build DATA_DIR=/tmp/data node_modules/.bin/strapi build \
 && node --eval "import('../scripts/lib/precompress.mjs').then(({ precompress }) => precompress('dist/build'))"

COPY deploy/cms/prune.mjs /prune.mjs
RUN cd cms && npm prune --omit=dev --ignore-scripts && node /prune.mjs node_modules


FROM node:24-bookworm-slim
WORKDIR /app/cms
ENV NODE_ENV=production DATA_DIR=/data STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_EE=true
# New volumes take over the owner of the folders that they are mounted on.
RUN install --directory --owner=node --group=node /data /data/public /data/public/uploads

COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/packages/contract/package.json /app/packages/contract/package.json
COPY --from=build /app/packages/contract/dist /app/packages/contract/dist
COPY --from=build /app/cms/node_modules node_modules
COPY --from=build /app/cms/package.json /app/cms/tsconfig.json ./
COPY --from=build /app/cms/dist dist
# Strapi makes this folder where it is missing, and may write nothing here.
RUN mkdir --parents database/migrations

USER node
EXPOSE 1337
CMD ["node", "--no-deprecation", "node_modules/@strapi/strapi/bin/strapi.js", "start"]
