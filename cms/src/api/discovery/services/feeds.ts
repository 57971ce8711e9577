import { type FeedFilter, shopPaths } from '@stoa/contract';
import { environment } from '../../../environment';
import { type Context, services } from '../../../services';
import { atomOf } from '../domain/atom';
import { type FeedAbout, type FeedEntry, toFeedEntry } from '../domain/feed-entry';
import { rssOf } from '../domain/rss';

type Write = (about: FeedAbout, entries: FeedEntry[]) => string;

const pageOf = ({ category, tag }: FeedFilter): string => {
  if (category) return shopPaths.blogInCategory(category);
  return tag ? shopPaths.blogTagged(tag) : shopPaths.blog;
};

export default ({ strapi }: Context) => {
  const { blog, store } = services(strapi);

  /** Undefined if there is no such category or tag. */
  const feed = async (filter: FeedFilter, self: string, write: Write): Promise<string | undefined> => {
    const [found, { shopName, tagline }] = await Promise.all([blog.feed.read(filter), store.settings.read()]);
    if (!found) return undefined;
    const about = {
      origin: environment.publicUrl,
      shopName,
      title: [shopName, 'Blog', ...found.about].join(' · '),
      description: tagline ?? 'Stories, guides, and news from behind the scenes.',
      page: pageOf(filter),
      self,
    };
    return write(
      about,
      found.posts.map((post) => toFeedEntry(environment.publicUrl, post)),
    );
  };

  return {
    rss: (filter: FeedFilter) => feed(filter, shopPaths.rss(filter), rssOf),
    atom: (filter: FeedFilter) => feed(filter, shopPaths.atom(filter), atomOf),
  };
};
