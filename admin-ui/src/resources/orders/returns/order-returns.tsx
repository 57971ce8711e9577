import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type OrderDetail,
  type OrderReturn,
  RETURN_REASON_NAMES,
  RETURN_STATE,
  RETURN_STATE_NAMES,
} from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { useState } from 'react';
import { Badge } from '../../../components/badge';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { Thumbnail } from '../../../components/thumbnail';
import { formatReturned } from './return-dialog';
import { ReturnDialog } from './return-dialogs';
import { RETURN_STEP_NAMES, type ReturnStep, returnStepsOf } from './return-steps';

/** What its customer sends back, or wants to, and what can be done with it. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState<{ step: ReturnStep; request: OrderReturn } | null>(null);
  if (order.returns.length === 0) return null;
  return (
    <FormCard title="Returns">
      <Rows aria-label="Returns">
        {order.returns.map((request) => (
          <li key={request.id}>
            <Request order={order} request={request} onStep={(step) => setOpened({ step, request })} />
          </li>
        ))}
      </Rows>
      {opened && <ReturnDialog {...opened} order={order} onClose={() => setOpened(null)} />}
    </FormCard>
  );
}

type RequestProps = { order: OrderDetail; request: OrderReturn; onStep: (step: ReturnStep) => void };

function Request({ order, request, onStep }: RequestProps) {
  const { state, reason, note, answer, images, isRefunding, requestedAt } = request;
  const steps = returnStepsOf(request);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 0.5 }}>
        <Badge look={RETURN_STATE[state].isOpen ? 'default' : 'outline'}>
          {isRefunding ? 'Refund in progress' : RETURN_STATE_NAMES[state]}
        </Badge>
        <Typography variant="body2">{formatReturned(order, request)}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {RETURN_REASON_NAMES[reason]} · requested on {formatMoment(requestedAt)}
      </Typography>
      {note && <Words title="Note from the customer">{note}</Words>}
      {answer && <Words title={state === 'DECLINED' ? 'Reason' : 'Instructions'}>{answer}</Words>}
      <Images addresses={images} />
      {steps.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1.5 }}>
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              variant="outlined"
              {...(step === 'declineReturn' && { color: 'error' as const })}
              onClick={() => onStep(step)}
            >
              {RETURN_STEP_NAMES[step]}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

const Words = ({ title, children }: { title: string; children: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', marginTop: 0.5 }}>
    <strong>{title}:</strong> {children}
  </Typography>
);

function Images({ addresses }: { addresses: string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
      {addresses.map((address, place) => (
        <Link key={address} href={address} target="_blank" rel="noreferrer">
          <Thumbnail url={address} alt={`Image ${place + 1} of this return`} width={88} height={88} />
        </Link>
      ))}
    </Box>
  );
}
