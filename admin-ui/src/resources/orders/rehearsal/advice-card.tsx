import MissingIcon from '@mui/icons-material/ErrorOutlined';
import AdviceIcon from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadError, VisuallyHidden } from '@stoa/web-kit';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { useRehearsalAdvice } from './api';
import { ChangeLink } from './change-link';

/** What is missing before the shop opens, or would make it better. */
export function AdviceCard() {
  const { data: advice, error, mutate } = useRehearsalAdvice();
  if (error) return <LoadError onRetry={() => void mutate()}>Couldn’t check your shop.</LoadError>;
  if (!advice) return null;
  return (
    <FormCard title="Before you open">
      {advice.length === 0 ? (
        <Typography>Everything is set up.</Typography>
      ) : (
        <Rows>
          {advice.map(({ kind, text, place }) => (
            <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
              {kind === 'MISSING' ? (
                <MissingIcon color="error" fontSize="small" />
              ) : (
                <AdviceIcon color="disabled" fontSize="small" />
              )}
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                {kind === 'MISSING' && <VisuallyHidden>Missing: </VisuallyHidden>}
                {text}
              </Typography>
              <Typography variant="body2" component="span">
                <ChangeLink place={place} />
              </Typography>
            </Box>
          ))}
        </Rows>
      )}
    </FormCard>
  );
}
