import { adminPaths, type HomeSectionKind, type HomeSettings, newSection } from '@stoa/contract';
import { sendRaw } from '../../support/shop/raw-request';
import { startShop } from '../../support/shop/shop';

/** As if migration 105 had not run. */
const BEFORE = `
  UPDATE home_page SET sections = (
    SELECT jsonb_agg(section - 'categoryId' - 'questions' ORDER BY place)
    FROM jsonb_array_elements(sections) WITH ORDINALITY AS present (section, place));
  DELETE FROM migrations WHERE number = 105`;

const KINDS: HomeSectionKind[] = ['latest', 'categories', 'hero', 'featured', 'story', 'collection'];
const tiles = [{ label: 'Clay', url: '/categories/clay', imageUrl: null }];

it('a home page from before there were more kinds of sections stays as it is', async () => {
  const shop = await startShop();
  const sections = KINDS.map((kind) => ({
    ...newSection(kind),
    ...(kind === 'hero' && { title: 'Bowls', linkLabel: 'See them' }),
    ...(kind === 'categories' && { tiles }),
    ...(kind === 'story' && { text: 'With **one** kiln.', shown: false }),
  }));
  const admin = await shop.admin();
  await admin.patch(adminPaths.home, { sections });
  const main = async () => (await sendRaw(shop.url, 'GET', '/')).text.match(/<main.*<\/main>/s)?.[0];
  const before = await main();
  expect(before).toContain('Bowls');
  await shop.cms.stop();
  await shop.database.query(BEFORE);
  await shop.restart();
  expect((await (await shop.admin()).get<HomeSettings>(adminPaths.home)).data.sections).toEqual(sections);
  expect(await main()).toBe(before);
  await shop.close();
}, 180_000);
