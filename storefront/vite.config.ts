import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// By file path: Vite compiles what a configuration reaches by path, but not what it names as a package.
import { HOME_FEATURED_ITEMS, PUBLIC_PAGE_SIZE } from '../packages/contract/src/constants.ts';
import { apiPaths } from '../packages/contract/src/paths.ts';
import { type EarlyPage, earlyPage } from '../packages/web-kit/vite/early-page.ts';
import { spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/app/routes/home.tsx', limit: 190_000 };

const items = apiPaths.marketplace.items;
const posts = apiPaths.blog.posts;
const firstPage = `page=1&limit=${PUBLIC_PAGE_SIZE}`;

const early: EarlyPage[] = [
  { path: '', answers: [apiPaths.store] },
  { path: '^/$', answers: [`${items}?featured=true&limit=${HOME_FEATURED_ITEMS}`] },
  {
    path: '^/marketplace$',
    answers: [`${items}?${firstPage}&sortBy=createdAt&order=desc`],
    module: 'src/features/marketplace/components/marketplace.tsx',
  },
  { path: '^/marketplace/([^/]+)$', answers: [`${items}/$1`], module: 'src/app/routes/item.tsx' },
  {
    path: '^/blog$',
    answers: [`${posts}?${firstPage}&status=PUBLISHED&sortBy=publishedAt&order=desc`],
    module: 'src/app/routes/blog.tsx',
  },
  { path: '^/blog/([^/]+)$', answers: [`${posts}/$1`], module: 'src/app/routes/post.tsx' },
];

export default defineConfig(spaConfig('/', [react(), earlyPage(early)], firstLoad));
