# The two SPAs, and nginx in front of everything. Context: the repository.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NPM_CONFIG_AUDIT=false NPM_CONFIG_FUND=false NPM_CONFIG_UPDATE_NOTIFIER=false

COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY packages/web-kit/package.json packages/web-kit/
COPY storefront/package.json storefront/
COPY admin-ui/package.json admin-ui/
COPY tests/package.json tests/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace storefront --workspace admin-ui \
    --workspace @stoa/web-kit --workspace @stoa/contract --include-workspace-root=false

COPY tsconfig.base.json tsconfig.browser.json ./
COPY packages packages
COPY storefront storefront
COPY admin-ui admin-ui
RUN npm run build --workspace storefront --workspace admin-ui -- --logLevel warn

COPY scripts/lib/precompress.mjs scripts/lib/
COPY cms/src/front-door/security-headers.ts cms/src/front-door/
COPY deploy/web/finish.mjs deploy/web/
RUN node deploy/web/finish.mjs /srv


FROM nginx:1.28-bookworm
# Substitute only these variables in the template.
ENV NGINX_ENVSUBST_FILTER=^(PUBLIC_URL|TRUSTED_PROXIES)$
COPY --from=build /srv /srv
COPY deploy/nginx/snippets /etc/nginx/snippets
COPY deploy/nginx/default.conf.template /etc/nginx/templates/default.conf.template
EXPOSE 80
