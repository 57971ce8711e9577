import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PostList } from '../../features/blog/components/post-list';

export function Blog() {
  return (
    <Box sx={{ paddingBlock: { xs: 5, md: 8 } }}>
      <Typography variant="h2" component="h1">
        Blog
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        color="textSecondary"
        sx={{ marginTop: 1.5, marginBottom: { xs: 3, md: 4 }, maxWidth: '52ch' }}
      >
        Stories, guides, and news from behind the scenes.
      </Typography>
      <PostList />
    </Box>
  );
}
