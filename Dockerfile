# syntax=docker/dockerfile:1
# The site as an image: `docker build .`. `npm run rehearsal` does the same steps without Docker.

ARG NODE_IMAGE=node:24-bookworm-slim
# The image in use before this one, so that tabs which are open on it still find their files: --build-arg PREVIOUS=...
ARG PREVIOUS=scratch

FROM ${PREVIOUS} AS previous

# What the dealer is called: the pages get it when they are built, the server when it starts.
FROM ${NODE_IMAGE} AS dealer
ARG VITE_DEALER_NAME
ARG VITE_DEALER_URL
ARG VITE_DEALER_PHONE
ARG VITE_DEALER_SALES_EMAIL
ARG VITE_DEALER_INFO_EMAIL
ARG VITE_DEALER_FINANCING_URL
ENV VITE_DEALER_NAME=${VITE_DEALER_NAME} \
    VITE_DEALER_URL=${VITE_DEALER_URL} \
    VITE_DEALER_PHONE=${VITE_DEALER_PHONE} \
    VITE_DEALER_SALES_EMAIL=${VITE_DEALER_SALES_EMAIL} \
    VITE_DEALER_INFO_EMAIL=${VITE_DEALER_INFO_EMAIL} \
    VITE_DEALER_FINANCING_URL=${VITE_DEALER_FINANCING_URL}

FROM dealer AS source
WORKDIR /source
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY . .

FROM source AS release
RUN --mount=type=cache,target=/root/.npm \
    --mount=type=bind,from=previous,target=/previous \
    PREVIOUS_SITE=/previous/app/dist node tools/release.mjs /release

FROM dealer AS site
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=release /release ./
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME ["/data"]
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "bin/healthcheck.js"]
CMD ["node", "bin/server.js"]
