import ChevronIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type FoldableRowProps = {
  /** Where the row is in the form, such as 'taxRates.0', or what fields it has. */
  name: string | readonly string[];
  title: string;
  /** What it says, in a line. */
  summary: string;
  isOpenAtFirst?: boolean;
  /** How often something else has opened it; it takes the focus then. */
  openings?: number;
  /** Before its title. */
  start?: ReactNode;
  /** What can be changed without opening it. */
  control?: ReactNode;
  buttons?: ReactNode;
  /** Shown whether or not it’s open. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Opens several fields that belong together: one of a list of things, or what is rarely needed. */
export function FoldableRow(props: FoldableRowProps) {
  const {
    name,
    title,
    summary,
    isOpenAtFirst = false,
    openings = 0,
    start,
    control,
    buttons,
    notice,
    children,
  } = props;
  const id = useId();
  const { errors, submitCount } = useFormikContext();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openings === 0) return;
    setIsOpen(true);
    head.current?.focus();
  }, [openings]);
  const isWrong = submitCount > 0 && [name].flat().some((one) => getIn(errors, one) !== undefined);
  // What was opened to be mended stays open once it's right, with the caret in it.
  if (isWrong && !isOpen) setIsOpen(true);
  return (
    <Card role="group" aria-label={title} sx={{ paddingInline: { xs: 2, sm: 2.5 }, paddingBlock: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {start}
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Head component="h2">
            <ButtonBase
              ref={head}
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
