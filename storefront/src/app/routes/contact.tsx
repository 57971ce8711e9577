import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { ContactForm } from '../../features/contact/components/contact-form';
import { ShopMail } from '../../features/store/components/shop-mail';

const INVITATION =
  'Questions about an item, a commission, or an order? Send us a message. A real person reads every one.';

export function Contact() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        columnGap: { md: 8, lg: 12 },
        rowGap: 5,
        paddingBlock: { xs: 5, md: 9 },
      }}
    >
      <PageMeta title="Contact Us" description={INVITATION} path={paths.contact} />
      <div>
        <Typography variant="h2" component="h1">
          Contact Us
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ marginTop: 2, maxWidth: '40ch' }}>
          {INVITATION}
        </Typography>
        <ShopMail />
      </div>
      <ContactForm />
    </Box>
  );
}
