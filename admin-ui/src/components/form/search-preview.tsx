import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiPaths, type PublicSettings } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import useSWR from 'swr';
import type { SeoValues } from './seo-values';

type SearchPreviewProps = {
  /** The page's path in the shop. */
  page: (slug: string) => string;
  /** What stands for a description that isn't written. */
  otherwise: string;
};

/** The page as a search engine might show it. */
export function SearchPreview({ page, otherwise }: SearchPreviewProps) {
  const { values } = useFormikContext<SeoValues & { title: string; slug: string }>();
  const { data: shop } = useSWR(apiPaths.store, getData<PublicSettings>);
  const title = values.seoTitle.trim() || values.title.trim() || 'Title';
  return (
    <Box
      component="section"
      aria-label="Search result preview"
      sx={{ padding: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {decodeURI(window.location.host + page(values.slug))}
      </Typography>
      <Typography variant="h6" component="p" color="primary">
        {[title, shop?.shopName].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {values.seoDescription.trim() || otherwise}
      </Typography>
    </Box>
  );
}
