import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { IMAGE_HINT, imageRefusal, type Session } from '@stoa/contract';
import { Button, errorMessage, ImageInput, useAuth, useToast } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type DragEvent, useRef, useState } from 'react';
import { updateProfile, uploadAvatar } from '../api';
import { AccountImage } from './account-image';

interface Sending {
  preview: string;
  percent: number;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** An uploaded image is kept at once, as is its removal. */
export function AvatarField() {
  const { values } = useFormikContext<{ name: string }>();
  const { avatar, updateUser } = useAuth();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const [dragging, setDragging] = useState(false);

  async function keep(change: Promise<Session>, done: string, failure: string) {
    try {
      updateUser(await change);
      toast.success(done);
    } catch (error) {
      setProblem(errorMessage(error, failure));
    }
  }

  async function upload(file: File | undefined) {
    if (!file || sending) return;
    const refusal = imageRefusal(file);
    setProblem(refusal);
    if (refusal) return;
    const shown = URL.createObjectURL(file);
    setSending({ preview: shown, percent: 0 });
    const change = uploadAvatar(file, (share) => setSending({ preview: shown, percent: Math.round(share * 100) }));
    await keep(change, 'Avatar saved', 'The image couldn’t be uploaded. Please try again.');
    setSending(undefined);
    URL.revokeObjectURL(shown);
  }

  async function remove() {
    setProblem(undefined);
    button.current?.focus();
    await keep(updateProfile({ avatar: '' }), 'Avatar removed', 'The avatar couldn’t be removed. Please try again.');
  }

  return (
    <Box
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setDragging(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        void upload(event.dataTransfer.files[0]);
      }}
      sx={{
        borderRadius: 2,
        outline: dragging ? '2px dashed' : 'none',
        outlineOffset: 8,
        outlineColor: 'primary.main',
      }}
    >
      <Stack direction="row" spacing={2.5} sx={{ alignItems: 'center' }}>
        <AccountImage name={values.name} src={sending?.preview ?? avatar} size={72} />
        <div>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button
              ref={button}
              variant="outlined"
              aria-disabled={sending !== undefined}
              onClick={() => input.current?.click()}
            >
              {sending ? `Uploading... ${sending.percent}%` : 'Upload image'}
            </Button>
            {avatar && !sending && <Button onClick={() => void remove()}>Remove</Button>}
          </Stack>
          <FormHelperText role={problem && 'alert'} error={problem !== undefined}>
            {problem ?? `Choose an image or drop one here: ${IMAGE_HINT}.`}
          </FormHelperText>
          <ImageInput ref={input} onChoose={(file) => void upload(file)} />
        </div>
      </Stack>
    </Box>
  );
}
