import ChevronIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useId, useState } from 'react';

type FoldableRowProps = {
  /** Where the row is in the form: 'taxRates.0'. */
  name: string;
  title: string;
  /** What it says, in a line. */
  summary: string;
  isOpenAtFirst?: boolean;
  /** What can be changed without opening it. */
  control?: ReactNode;
  buttons: ReactNode;
  /** Shown whether or not it’s open. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One of a list of things that have several fields each, which it opens. */
export function FoldableRow(props: FoldableRowProps) {
  const { name, title, summary, isOpenAtFirst = false, control, buttons, notice, children } = props;
  const id = useId();
  const { errors, submitCount } = useFormikContext();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isWrong = submitCount > 0 && getIn(errors, name) !== undefined;
  // What was opened to be mended stays open once it's right, with the caret in it.
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <Card role="group" aria-label={title} sx={{ paddingInline: { xs: 2, sm: 2.5 }, paddingBlock: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Head component="h2">
            <ButtonBase
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronIcon color="action" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
              {title}
            </ButtonBase>
          </Head>
          {!isOpen && (
            <Typography
              variant="body2"
              color="textSecondary"
              // A phone has no room to say it in one.
              sx={{
                paddingInlineStart: 3.5,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: { sm: 'nowrap' },
              }}
            >
              {summary}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
          {control}
          {buttons}
        </Box>
      </Box>
      {notice && <Box sx={{ marginBlock: 1 }}>{notice}</Box>}
      {isOpen && (
        <Stack id={id} spacing={2.5} sx={{ paddingBlock: 1.5 }}>
          {children}
        </Stack>
      )}
    </Card>
  );
}

const Head = styled(Typography)<{ component: 'h2' }>(({ theme }) => ({
  '& button': {
    ...theme.typography.h6,
    justifyContent: 'start',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 40,
    borderRadius: 8,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
}));
