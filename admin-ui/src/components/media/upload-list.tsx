import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { counted } from '@stoa/contract';
import { useId } from 'react';
import type { Upload, Uploads } from './use-uploads';

export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list, dismiss } = uploads;
  const arrived = uploads.arrived.length;
  return (
    <>
      {list.length > 0 && (
        <Box component="ul" aria-label="Uploads" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0 }}>
          {list.map((upload) => (
            <Box component="li" key={upload.key} sx={{ listStyle: 'none', minWidth: 0 }}>
              {upload.error ? <Failed upload={upload} onClose={() => dismiss(upload.key)} /> : <Row upload={upload} />}
            </Box>
          ))}
        </Box>
      )}
      <Typography
        role="status"
        variant="caption"
        color="textSecondary"
        sx={{ display: arrived > 0 ? 'block' : 'none' }}
      >
        {arrived > 0 && `${counted(arrived, 'image')} uploaded`}
      </Typography>
    </>
  );
}

function Failed({ upload: { name, error }, onClose }: { upload: Upload; onClose: () => void }) {
  return (
    <Alert severity="error" onClose={onClose} closeText={`Dismiss ${name}`}>
      <strong>{name}</strong>: {error}
    </Alert>
  );
}

function Row({ upload: { name, progress } }: { upload: Upload }) {
  const id = useId();
  const percent = Math.round(progress * 100);
  const drawing = progress === 1;
  return (
    <Box sx={{ padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', marginBottom: 0.75 }}>
        <Typography id={id} variant="body2" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          {drawing ? 'Processing...' : `${percent}%`}
        </Typography>
      </Box>
      <LinearProgress aria-labelledby={id} variant={drawing ? 'indeterminate' : 'determinate'} value={percent} />
    </Box>
  );
}
