import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PushDevice, PushSettings } from '@stoa/contract';
import { ApiError, errorMessage, formatDate, useToast } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import { Badge } from '../../../components/badge';
import { FormCard } from '../../../components/form/layout/form-card';
import { addDevice, removeDevice, testDevice, usePush } from '../api';
import { canPush, currentEndpoint, subscribe, unsubscribe } from '../push';

/** Which of the administrator's browsers get push messages. */
export function PushDevices() {
  const { data: push, mutate } = usePush();
  const toast = useToast();
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isSupported = canPush();

  useEffect(() => {
    if (isSupported) void currentEndpoint().then(setEndpoint, () => undefined);
  }, [isSupported]);

  async function attempt(change: () => Promise<PushSettings>, failure: string) {
    setBusy(true);
    try {
      await mutate(await change(), { revalidate: false });
    } catch (error) {
      const said = error instanceof ApiError ? errorMessage(error, failure) : (error as Error).message;
      toast.error('Error', said || failure);
    }
    setBusy(false);
  }

  if (!push) return null;
  const isOnHere = push.devices.some((device) => device.endpoint === endpoint);

  const turnOn = () =>
    attempt(async () => {
      const subscription = await subscribe(push.publicKey);
      const settings = await addDevice(subscription);
      setEndpoint(subscription.endpoint ?? null);
      return settings;
    }, 'Failed to turn on push messages');

  const remove = (device: PushDevice) =>
    attempt(async () => {
      if (device.endpoint === endpoint) await unsubscribe();
      return removeDevice(device.id);
    }, 'Failed to remove the device');

  return (
    <FormCard title="Devices">
      <Typography variant="body2" color="textSecondary">
        Push messages reach your phone or computer even while the panel is closed. On an iPhone, add the panel to the
        Home Screen first.
      </Typography>
      {push.devices.map((device) => (
        <Box key={device.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography component="p" variant="subtitle2">
              {device.name} {device.endpoint === endpoint && <Badge look="secondary">This device</Badge>}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary">
              Since {formatDate(device.madeAt)}
            </Typography>
          </Box>
          <Button
            size="small"
            disabled={busy}
            onClick={() => void attempt(() => testDevice(device.id), 'Failed to send a test')}
          >
            Send a test
          </Button>
          <Button size="small" disabled={busy} onClick={() => void remove(device)}>
            Remove
          </Button>
        </Box>
      ))}
      {isSupported ? (
        !isOnHere && (
          <Box>
            <Button variant="outlined" disabled={busy} onClick={() => void turnOn()}>
              Turn on for this device
            </Button>
          </Box>
        )
      ) : (
        <Alert severity="info">This browser can’t get push messages here. They need HTTPS.</Alert>
      )}
    </FormCard>
  );
}
