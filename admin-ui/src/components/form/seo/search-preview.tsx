import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiPaths, isWebAddress, type PublicSettings } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import useSWR from 'swr';
import { Thumbnail } from '../../thumbnail';
import { plainText } from './plain-text';
import type { SeoValues } from './seo-values';

type SearchPreviewProps = {
  /** The page's path in the shop. */
  page: (slug: string) => string;
  /** The field that stands for a title that isn't written. */
  title: 'title' | 'name';
  /** The fields whose first words stand for a description that isn't written. */
  text: string[];
  /** Said if they are empty, too. */
  otherwise: string;
  /** The field of the image that stands for a social image. */
  image?: string;
};

const framed = { padding: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' } as const;

/** As much as search engines show. */
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' };

/** The page as a search engine might show it, and as social networks do when someone shares it. */
export function SearchPreview({ page, title: titled, text, otherwise, image }: SearchPreviewProps) {
  const { values } = useFormikContext<SeoValues & Record<string, string> & { slug: string }>();
  const { data: shop } = useSWR(apiPaths.store, getData<PublicSettings>);
  const title = values.seoTitle.trim() || values[titled]?.trim() || 'Title';
  const shared = values.shareImageUrl.trim() || (image && values[image]?.trim()) || '';
  const opening = text.map((name) => plainText(values[name] ?? '')).find(Boolean);
  return (
    <>
      <Box component="section" aria-label="Search result preview" sx={framed}>
        <Typography variant="caption" color="textSecondary" component="p">
          {decodeURI(window.location.host + page(values.slug))}
        </Typography>
        <Typography variant="h6" component="p" color="primary">
          {[title, shop?.shopName].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={twoLines}>
          {values.seoDescription.trim() || opening || otherwise}
        </Typography>
      </Box>
      <Box component="section" aria-label="Social preview" sx={{ ...framed, maxWidth: 362 }}>
        <Thumbnail url={isWebAddress(shared) ? shared : null} alt="" width={320} height={168} />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ marginTop: 1.5 }}>
          {window.location.host}
        </Typography>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
      </Box>
    </>
  );
}
