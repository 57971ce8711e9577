import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_HOME_QUESTIONS } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { useRows } from '../../../components/form/layout/use-rows';
import { nextKey } from '../../../components/form/row-keys';
import type { QuestionValues } from '../domain/home-fields';

export function QuestionFields({ name }: { name: string }) {
  const { rows: questions, add, addButton } = useRows<QuestionValues>(name, 'question');
  return (
    <Stack spacing={2.5}>
      {questions.map(({ key }, position) => {
        const row = `question ${position + 1}`;
        return (
          <Stack
            key={key}
            role="group"
            aria-label={`Question ${position + 1}`}
            spacing={1.5}
            sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2.5 }}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, gap: 1.5, alignItems: 'start' }}>
              <TextField name={`${name}.${position}.question`} label="Question" autoComplete="off" />
              <RowButtons list={name} position={position} row={row} afterRemoval={addButton} />
            </Box>
            <TextField
              name={`${name}.${position}.answer`}
              label="Answer"
              helperText="Supports Markdown."
              multiline
              minRows={2}
              maxRows={12}
            />
          </Stack>
        );
      })}
      <Button
        ref={addButton}
        variant="outlined"
        disabled={questions.length >= MAX_HOME_QUESTIONS}
        onClick={() => add({ key: nextKey(questions), question: '', answer: '' })}
        sx={{ alignSelf: 'start' }}
      >
        Add a question
      </Button>
    </Stack>
  );
}
