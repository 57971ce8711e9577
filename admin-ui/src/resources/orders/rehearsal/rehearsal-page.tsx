import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { adminPaths, type Rehearsal, type RehearsedPurchase } from '@stoa/contract';
import { errorMessage, useReload, useToast } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { PageHeader } from '../../../components/page-header';
import { PhoneAction } from '../../../components/phone-action';
import { AdviceCard } from './advice-card';
import { rehearse } from './api';
import { Purchase } from './purchase';

/** Plays purchases with the shop’s own settings, and shows what customer and shop would see. Nothing of it stays. */
export function RehearsalPage() {
  const toast = useToast();
  const reload = useReload(adminPaths.rehearsalAdvice);
  const [busy, setBusy] = useState(false);
  const [rehearsal, setRehearsal] = useState<Rehearsal>();

  async function play() {
    setBusy(true);
    try {
      setRehearsal(await rehearse());
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The rehearsal stopped. Please try again.'));
    }
    await reload();
    setBusy(false);
  }

  return (
    <>
      <PageHeader
        title="Rehearsal"
        intro="See what your customers would: prices, emails, invoices, and your own panel. No money moves, nobody gets an email, and nothing is kept."
        actions={
          <PhoneAction>
            <Button variant="contained" loading={busy} onClick={() => void play()}>
              {rehearsal ? 'Rehearse again' : 'Rehearse an order'}
            </Button>
          </PhoneAction>
        }
      />
      <Stack spacing={3}>
        <AdviceCard />
        {rehearsal && <Purchases rehearsal={rehearsal} />}
      </Stack>
    </>
  );
}

function Purchases({ rehearsal: { purchases } }: { rehearsal: Rehearsal }) {
  const id = useId();
  const [chosen, setChosen] = useState<RehearsedPurchase>();
  const outcome = purchases.find(({ purchase }) => purchase === chosen) ?? purchases[0];
  if (!outcome) return null;
  return (
    <Box component="section" aria-label="Purchases">
      <Tabs
        value={outcome.purchase}
        onChange={(_event, purchase: RehearsedPurchase) => setChosen(purchase)}
        aria-label="Purchases"
        sx={{ borderBottom: 1, borderColor: 'divider', marginBottom: 3 }}
      >
        {purchases.map(({ purchase, title }) => (
          <Tab
            key={purchase}
            value={purchase}
            label={title}
            id={`${id}-${purchase}-tab`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${outcome.purchase}-tab`}>
        <Purchase key={outcome.purchase} outcome={outcome} />
      </div>
    </Box>
  );
}
