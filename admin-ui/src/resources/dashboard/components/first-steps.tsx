import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Typography from '@mui/material/Typography';
import { FIRST_STEPS, type FirstStep } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { outsidePaths, paths } from '../../../config/paths';
import { useFirstSteps } from '../api';
import { type Leads, StepLink, StepsCard } from './steps-card';
import { TryFirst } from './try-first';

const steps: Record<FirstStep, Leads & { title: string; text: string }> = {
  name: { title: 'Name your shop', text: 'Shown in the header, in search results, and in emails.', to: paths.settings },
  contact: { title: 'Add a contact email', text: 'So that visitors can contact you.', to: paths.settings },
  brand: { title: 'Choose your brand', text: 'Your logo, icon, and colors, or one of our presets.', to: paths.brand },
  item: {
    title: 'Add your first item',
    text: 'With a price, a category, and an image. Your home page shows items that are featured.',
    to: paths.newItem,
  },
  payment: {
    title: 'Add a payment method',
    text: 'Turn one on under Selling, or connect PayPal there. Until then, no one can check out. Set what shipping costs and where orders are picked up there, too.',
    to: paths.salesSettingsTab('payment'),
  },
  mail: {
    title: 'Connect a mail server',
    text: 'Until then, emails are only written to files.',
    to: paths.mailServer,
  },
  order: {
    title: 'Place a test order',
    text: 'Opens the shop. Buy something as a customer would, then fulfill it here.',
    href: outsidePaths.marketplace,
  },
};

type Props = {
  onHide: () => void;
};

/** Shown until all are done, or someone hides them in this browser. */
export function FirstSteps({ onHide }: Props) {
  const first = useFirstSteps();
  if (!first) return null;
  const { done, isDemo } = first;
  if (isDemo) return <TryFirst onHide={onHide} />;
  const count = FIRST_STEPS.filter((step) => done[step]).length;
  if (count === FIRST_STEPS.length) return null;

  return (
    <StepsCard title="First steps" note={`${count} of ${FIRST_STEPS.length} done`} onHide={onHide}>
      {FIRST_STEPS.map((step) => {
        const { title, text, ...leads } = steps[step];
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
              <StepLink title={title} leads={leads} />
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </li>
        );
      })}
    </StepsCard>
  );
}
