import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BackupState } from '@stoa/contract';
import { FormCard } from '../../components/form/layout/form-card';

const ON_DISK =
  'Copy backups to another machine, or set up storage: those on this server’s disk are lost with it. Whoever has one has your customers’ data.';
const IN_STORAGE =
  'The server reads the storage’s keys from BACKUP_S3_BUCKET and the others in .env. Or download the backup, and restore the file.';

/** A running shop is never replaced, so it’s done on the server. */
export function HowToRestore({ state: { lastGood } }: { state: BackupState }) {
  const file = lastGood?.location ?? 'FILE';
  return (
    <FormCard title="Restore a backup">
      <Typography variant="body2">
        On the server: stop the shop, restore the file, and start the shop again. What is there now is backed up first.
      </Typography>
      <Commands label="With npm">{`npm run restore -- ${file}\nnpm start`}</Commands>
      <Commands label="With docker compose">
        {`docker compose stop web cms\ndocker compose run --rm cms node dist/src/restore.js ${file}\ndocker compose up -d`}
      </Commands>
      <Typography variant="body2" color="textSecondary">
        Keep a copy of .env: secrets aren’t in a backup. {file.startsWith('s3://') ? IN_STORAGE : ON_DISK}
      </Typography>
    </FormCard>
  );
}

const Commands = ({ label, children }: { label: string; children: string }) => (
  <div>
    <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
      {label}
    </Typography>
    <Box
      component="pre"
      sx={{ margin: 0, typography: 'body2', fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  </div>
);
