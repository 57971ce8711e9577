import type { PostList as Posts } from '@stoa/contract';
import { counted } from '@stoa/contract';
import {
  ButtonLink,
  changeView,
  classes,
  EmptyState,
  HiddenValues,
  isNarrowed,
  type ListControls,
  type ListView,
  LoadError,
  PageMeta,
  SearchBox,
  Skeletons,
  useListView,
  usePageInRange,
  VisuallyHidden,
} from '@stoa/web-kit';
import { FeaturedMark, markedAmong } from '../../../../components/cards/featured-mark';
import { DidYouMean } from '../../../../components/did-you-mean';
import { Pagination } from '../../../../components/pagination/pagination';
import { paths } from '../../../../config/paths';
import { numberedPage } from '../../../../lib/numbered-page';
import { useBlogCategories, useFeaturedPost, usePosts } from '../../api';
import { feedsOf } from '../../domain/feeds';
import { type PostParam, postParams, showsFeatured } from '../../domain/post-params';
import { PostCard } from '../cards/post-card';
import { PostCardSkeleton } from '../cards/post-card-skeleton';
import { postGrid } from '../cards/post-grid';
import { FeaturedPost } from './featured-post';
import styles from './post-list.module.css';
import { TermFilters } from './term-filters';

const SKELETONS = 6;

export function PostList() {
  const view = useListView(postParams);
  const results = usePosts(view);
  const { list, failed, waiting, retry } = results;
  const isPastTheEnd = usePageInRange(view, results);
  return (
    <>
      <ListMeta view={view} />
      <div className={styles.controls}>
        <div className={styles.search}>
          <SearchBox
            value={view.values.search}
            label="Search posts"
            placeholder="Search posts..."
            name="search"
            onSearch={(search) => view.changeTyped({ search })}
          >
            <HiddenValues values={view.values} without="search" />
          </SearchBox>
        </div>
        <TermFilters view={view} />
      </div>
      <VisuallyHidden aria-live="polite">{list && !waiting && counted(list.pagination.total, 'post')}</VisuallyHidden>
      {failed && <LoadError onRetry={retry}>Failed to load blog posts</LoadError>}
      {showsFeatured(view) && <FeaturedPost />}
      {(isPastTheEnd || (!list && !failed)) && (
        <Skeletons count={SKELETONS} of={PostCardSkeleton} className={postGrid} />
      )}
      {list && !isPastTheEnd && <Page list={list} waiting={waiting} view={view} />}
    </>
  );
}

type PageProps = { list: Posts; waiting: boolean; view: ListControls<PostParam> };

function Page({ list, waiting, view }: PageProps) {
  // Above them, one is featured across the page.
  const lead = useFeaturedPost(showsFeatured(view)).data?.posts[0];
  const marked = lead ? [] : markedAmong(list.items);
  return (
    <>
      {list.items.length > 0 ? (
        <div className={classes(postGrid, styles.page, waiting && styles.waiting)} aria-busy={waiting}>
          {list.items
            .filter(({ id }) => id !== lead?.id)
            .map((post, place) => (
              <PostCard
                key={post.id}
                post={post}
                level={2}
                first={place === 0 && !lead}
                mark={marked.includes(post) && <FeaturedMark />}
              />
            ))}
        </div>
      ) : (
        <NoPosts view={view} didYouMean={list.didYouMean} />
      )}
      <Pagination pages={list.pagination} linkTo={view.linkTo} />
    </>
  );
}

type NoPostsProps = { view: ListControls<PostParam>; didYouMean: string | undefined };

function NoPosts({ view, didYouMean }: NoPostsProps) {
  if (view.page === 1 && !isNarrowed(view.values, [])) {
    return <EmptyState title="No posts yet">The first one is on its way. Check back soon.</EmptyState>;
  }
  return (
    <EmptyState
      title={view.values.search ? `No results for “${view.values.search}”` : 'No posts found'}
      action={
        <ButtonLink variant="outlined" to={paths.blog} preventScrollReset>
          Show all posts
        </ButtonLink>
      }
    >
      {didYouMean ? (
        <DidYouMean text={didYouMean} to={view.linkTo(1, { search: didYouMean })} />
      ) : (
        'Try a different search or filter.'
      )}
    </EmptyState>
  );
}

/** Each category, tag, and page has its own address in search engines; search results have none. */
function ListMeta({ view: { page, values } }: { view: ListView<PostParam> }) {
  const { data: categories } = useBlogCategories();
  const category = categories?.find(({ slug }) => slug === values.category);
  const title = category ? (category.seoTitle ?? `${category.name} · Blog`) : 'Blog';
  const query = changeView(postParams, new URLSearchParams(), values, page).toString();
  return (
    <PageMeta
      title={numberedPage(title, paths.blog, page).title}
      description={
        category?.seoDescription ?? category?.description ?? 'Stories, guides, and news from behind the scenes.'
      }
      path={values.search ? undefined : [paths.blog, query].filter(Boolean).join('?')}
      plainImage={category?.shareImageUrl}
      alternates={feedsOf({ category: values.category, tag: values.tag })}
    />
  );
}
