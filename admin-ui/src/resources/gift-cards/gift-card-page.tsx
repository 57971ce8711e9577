import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { GiftCard } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RecordActivity } from '../../components/activity/newest-activity';
import { PageHeader } from '../../components/page-header';
import { lastAddress } from '../../lib/last-address';
import { AdjustDialog } from './adjust-dialog';
import { useGiftCard } from './api';
import { GiftCardHistory } from './gift-card-history';
import { GiftCardSettings } from './gift-card-settings';
import { giftCardSetup } from './gift-card-setup';

export function GiftCardPage() {
  const { id = '' } = useParams();
  const { data: card, error, mutate } = useGiftCard(id);
  if (card) return <Loaded key={id} card={card} onChanged={(changed) => void mutate(changed, { revalidate: false })} />;
  return (
    <>
      <PageHeader title="Gift card" />
      {error ? (
        <LoadError onRetry={() => void mutate()}>Failed to load the gift card. Please try again.</LoadError>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

function Loaded({ card, onChanged }: { card: GiftCard; onChanged: (card: GiftCard) => void }) {
  const [isAdjusting, setAdjusting] = useState(false);
  return (
    <>
      <PageHeader
        title={`Gift card ${card.name}`}
        actions={
          <>
            <Button component={Link} to={lastAddress(giftCardSetup.path)} variant="outlined">
              All gift cards
            </Button>
            <Button variant="outlined" onClick={() => setAdjusting(true)}>
              Adjust balance
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <GiftCardHistory card={card} />
        <GiftCardSettings card={card} onChanged={onChanged} />
      </Box>
      <RecordActivity kind="giftCard" recordId={String(card.id)} />
      {isAdjusting && <AdjustDialog card={card} onChanged={onChanged} onClose={() => setAdjusting(false)} />}
    </>
  );
}
