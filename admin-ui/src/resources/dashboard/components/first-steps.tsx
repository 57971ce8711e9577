import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FIRST_STEPS, type FirstStep } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useFirstSteps } from '../api';

const steps: Record<FirstStep, { title: string; text: string; to?: string }> = {
  name: { title: 'Name your shop', text: 'Shown in the header, in search results, and in emails.', to: paths.settings },
  contact: { title: 'Add a contact email', text: 'So that visitors can contact you.', to: paths.settings },
  item: { title: 'Add your first item', text: 'A title, a price, and an image are enough.', to: paths.newItem },
  mail: {
    title: 'Connect a mail server',
    text: 'Until then, emails are only written to files.',
    to: paths.mailServer,
  },
  payment: {
    title: 'Add a payment method',
    text: 'Turn one on under Selling, or connect PayPal there. Until then, no one can check out.',
    to: paths.salesSettings,
  },
};

/** Shown until all are done, or someone hides them in this browser. */
export function FirstSteps({ onHide }: { onHide: () => void }) {
  const id = useId();
  const done = useFirstSteps();
  const count = FIRST_STEPS.filter((step) => done?.[step]).length;
  if (!done || count === FIRST_STEPS.length) return null;

  return (
    <Card component="section" aria-labelledby={id} sx={{ marginTop: 3, padding: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="h5" component="h2" id={id}>
          First steps
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {count} of {FIRST_STEPS.length} done
        </Typography>
        <Box sx={{ marginInlineStart: 'auto', marginInlineEnd: -1 }}>
          <Button size="small" component={RouterLink} to={paths.rehearsal}>
            Rehearse an order
          </Button>
          <Button size="small" onClick={onHide}>
            Hide
          </Button>
        </Box>
      </Box>
      <Steps>
        {FIRST_STEPS.map((step) => {
          const { title, text, to } = steps[step];
          if (done[step])
            return (
              <li key={step}>
                <DoneIcon color="success" />
                <Typography color="textSecondary">
                  {title}
                  <VisuallyHidden> (done)</VisuallyHidden>
                </Typography>
              </li>
            );
          return (
            <li key={step}>
              <OpenIcon color="disabled" />
              <div>
                {to ? (
                  <Link component={RouterLink} to={to}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </div>
            </li>
          );
        })}
      </Steps>
    </Card>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1.25) },
  '& svg': { flexShrink: 0, fontSize: '1.375rem' },
}));
