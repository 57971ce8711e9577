import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OrderDetail, OrderMail } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useOrderChange } from '../api';
import { mailName } from '../order-words';

/** Emails that the customer may have lost. */
export function ResendMenu({ order }: { order: OrderDetail }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toast = useToast();
  const change = useOrderChange(order);
  const close = () => setAnchor(null);

  function resend(mail: OrderMail) {
    close();
    change('resend', { mail }, `We’re emailing ${order.email}`).catch((error) =>
      toast.error('Error', errorMessage(error, 'Failed to send the email')),
    );
  }

  if (order.mails.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Email again
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {order.mails.map((mail) => (
          <MenuItem key={mail} onClick={() => resend(mail)}>
            {mailName(mail, order)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
