import type { PostDetail } from '@stoa/contract';
import { breadcrumbs, PageMeta, useSite } from '@stoa/web-kit';
import { paths } from '../../../../config/paths';
import { feedsOf } from '../../domain/feeds';

export function ArticleMeta({ post }: { post: PostDetail }) {
  const { name, origin } = useSite();
  const path = paths.post(post.slug);
  const isPublic = post.status === 'PUBLISHED';
  const image = post.featuredImage?.startsWith('/') ? origin + post.featuredImage : post.featuredImage;
  return (
    <PageMeta
      title={post.seoTitle ?? post.title}
      description={post.seoDescription ?? post.excerpt}
      path={isPublic ? path : undefined}
      shareImage={isPublic ? paths.shareImage(path, post.updatedAt) : undefined}
      type="article"
      alternates={[...(isPublic ? [{ type: 'text/markdown', path: paths.markdown(path) }] : []), ...feedsOf()]}
      jsonLd={
        typeof window === 'undefined' && [
          {
            '@type': 'Article',
            headline: post.title,
            mainEntityOfPage: origin + path,
            datePublished: post.publishedAt ?? post.createdAt,
            dateModified: post.updatedAt,
            articleSection: post.category.name,
            keywords: post.tags.map((tag) => tag.name).join(', '),
            ...(post.excerpt ? { description: post.excerpt } : {}),
            ...(image ? { image } : {}),
            ...(post.author ? { author: { '@type': 'Person', name: post.author.name } } : {}),
            ...(name ? { publisher: { '@type': 'Organization', name } } : {}),
          },
          breadcrumbs(origin, [
            { name: 'Home', path: paths.home },
            { name: 'Blog', path: paths.blog },
            { name: post.title, path },
          ]),
        ]
      }
    />
  );
}
