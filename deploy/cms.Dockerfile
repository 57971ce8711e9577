# The backend: Strapi with our code and its console, without build-only packages. Context: the repository.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false \
    STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_EE=true

# Packages first, because they change less often than the code.
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
# Building loads the cms configuration, which reads the environment. None of these values end up in the result.
RUN cms/node_modules/.bin/tsc -p packages/contract/tsconfig.build.json \
 && cd cms && node_modules/.bin/tsc -p tsconfig.json \
 && NODE_ENV=production APP_KEYS=build API_TOKEN_SALT=build ADMIN_JWT_SECRET=build TRANSFER_TOKEN_SALT=build \
    ENCRYPTION_KEY=build JWT_SECRET=build DATA_DIR=/tmp/data node_modules/.bin/strapi build \
 && node --eval "import('../scripts/lib/precompress.mjs').then(({ precompress }) => precompress('dist/build'))"

# Include the demo shop only on request, with its images generated.
ARG DEMO_SHOP=false
RUN cd cms && if [ "$DEMO_SHOP" = true ]; then node dist/demo/draw-images.js; else rm --recursive dist/demo demo/*; fi

COPY deploy/cms/prune.mjs /prune.mjs
RUN cd cms && npm prune --omit=dev --ignore-scripts && node /prune.mjs node_modules


FROM node:24-bookworm-slim
WORKDIR /app/cms
ENV NODE_ENV=production DATA_DIR=/data STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_EE=true
# New volumes take the owner of the folder they're mounted on.
RUN install --directory --owner=node --group=node /data /data/public /data/public/uploads

COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/packages/contract/package.json /app/packages/contract/package.json
COPY --from=build /app/packages/contract/dist /app/packages/contract/dist
COPY --from=build /app/cms/node_modules node_modules
COPY --from=build /app/cms/package.json /app/cms/tsconfig.json ./
COPY --from=build /app/cms/dist dist
COPY --from=build /app/cms/demo demo
# Strapi creates this folder if it's missing, but can't write here.
RUN mkdir --parents database/migrations

USER node
EXPOSE 1337
CMD ["node", "--no-deprecation", "node_modules/@strapi/strapi/bin/strapi.js", "start"]
