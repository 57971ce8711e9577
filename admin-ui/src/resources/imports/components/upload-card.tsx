import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IMPORT_KINDS, type Import, type ImportKind } from '@stoa/contract';
import { errorMessage, FilterSelect } from '@stoa/web-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DropZone } from '../../../components/media/drop-zone';
import { UploadButton } from '../../../components/media/upload-button';
import { Progress } from '../../../components/progress';
import { requestTemplate, uploadImport } from '../api';
import { fileProblem } from '../domain/file-problem';
import { importKinds } from '../domain/statuses';
import { DownloadButton } from './download-button';

const choices = IMPORT_KINDS.map((kind) => ({ value: kind, label: importKinds[kind].label }));

export function UploadCard({ onUploaded }: { onUploaded: (uploaded: Import) => void }) {
  const [address] = useSearchParams();
  const [kind, setKind] = useState(IMPORT_KINDS.find((one) => one === address.get('kind')) ?? 'items');
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();

  async function upload(file: File) {
    const reason = fileProblem(file);
    setProblem(reason);
    if (reason) return;
    setShare(0);
    try {
      onUploaded(await uploadImport({ kind, file, onProgress: setShare }));
    } catch (error) {
      setProblem(errorMessage(error, 'The file couldn’t be uploaded. Please try again.'));
    }
    setShare(undefined);
  }

  return (
    <Card component="section" aria-label="New import" sx={{ padding: { xs: 2, sm: 3 }, marginBottom: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
        <Box sx={{ flex: '0 1 280px' }}>
          <FilterSelect
            label="File contains"
            value={kind}
            choices={choices}
            onChange={(chosen) => setKind(chosen as ImportKind)}
          />
        </Box>
        <DownloadButton noun="template" request={() => requestTemplate(kind)} />
      </Box>
      {share === undefined ? (
        <CsvZone onFile={(file) => void upload(file)} />
      ) : (
        <Progress label={share < 1 ? 'Uploading file...' : 'Reading file...'} done={share} all={1} />
      )}
      {problem && (
        <Alert severity="error" role="alert" sx={{ marginTop: 2 }}>
          {problem}
        </Alert>
      )}
      <Rules>
        {RULES[kind].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
    </Card>
  );
}

/** Takes one file: dropped, pasted, or selected. */
function CsvZone({ onFile }: { onFile: (file: File) => void }) {
  const takeFirst = ([file]: File[]) => {
    if (file) onFile(file);
  };
  return (
    <DropZone hint="Drop file here" onFiles={takeFirst} takesAllPasted>
      <Frame>
        <Typography>Drop a CSV file here</Typography>
        <UploadButton variant="contained" accept=".csv,.txt,text/csv" onFiles={takeFirst}>
          Choose file
        </UploadButton>
        <Typography variant="body2" color="textSecondary">
          UTF-8, separated by commas or semicolons, up to 50 MB
        </Typography>
      </Frame>
    </DropZone>
  );
}

const FIRST_RULES = [
  'The first row must contain column names, as in an export.',
  'Rows are matched to existing records by id, then by slug; a new slug creates a record.',
  'Columns you leave out don’t change.',
];

const RULES: Record<ImportKind, string[]> = {
  items: [
    ...FIRST_RULES,
    'Separate tags, features, and gallery images in a cell with a vertical bar: oak|walnut. An image can be followed by a space and its alt text.',
    'Each variant has its own row. The first one shares the row of its item. If an item’s rows name its options, variants without a row are deleted.',
    'Product exports from Shopify and WooCommerce work as they are.',
  ],
  posts: [...FIRST_RULES, 'Separate tags in a cell with a vertical bar: oak|walnut.'],
};

const Rules = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '80ch',
  margin: theme.spacing(2, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  color: theme.vars.palette.text.secondary,
  '& > li + li': { marginTop: theme.spacing(0.5) },
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  border: `1.5px dashed ${theme.vars.palette.control}`,
  borderRadius: 12,
}));
