import type { PayPalHandoff } from '@stoa/contract';
import { type Express, GatewayRefusal } from '../gateway';
import { type createClient, ordersPath } from './client';
import { cartBody, patchesFor } from './order-body';
import type { PayPalOrder } from './snapshot';

interface PayPalAddress {
  address_line_1?: string;
  address_line_2?: string;
  admin_area_1?: string;
  admin_area_2?: string;
  postal_code?: string;
  country_code: string;
}

/** As PayPal tells of it once its buyer has approved. */
interface ApprovedOrder extends PayPalOrder {
  links?: { rel: string; href: string }[];
  payer?: { email_address?: string; name?: { given_name?: string; surname?: string } };
  purchase_units: (PayPalOrder['purchase_units'][number] & {
    shipping?: { name?: { full_name?: string }; address?: PayPalAddress };
  })[];
}

const toAddress = (recipient: string, address: PayPalAddress) => ({
  recipient,
  line1: address.address_line_1 ?? '',
  line2: address.address_line_2 ?? null,
  locality: address.admin_area_2 ?? null,
  administrativeArea: address.admin_area_1 ?? null,
  postalCode: address.postal_code ?? null,
  country: address.country_code,
  phone: null,
});

export function createExpress({ call }: ReturnType<typeof createClient>): Express {
  const fetchOrder = async (id: string) => (await call({ method: 'GET', path: ordersPath(id) })) as ApprovedOrder;

  return {
    async begin(cart, key) {
      const opened = await call({ method: 'POST', path: ordersPath(), body: cartBody(cart), requestId: key });
      const { links = [] } = opened as ApprovedOrder;
      const approve = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!approve) throw new Error('PayPal answered without where to approve');
      return { url: approve.href };
    },

    async findBuyer(approval) {
      const order = await fetchOrder(approval).catch((error: unknown) => {
        if (error instanceof GatewayRefusal) return undefined;
        throw error;
      });
      const [unit] = order?.purchase_units ?? [];
      if (order?.status !== 'APPROVED' || unit?.custom_id) return null;
      const { email_address: email = '', name: { given_name = '', surname = '' } = {} } = order.payer ?? {};
      const name = `${given_name} ${surname}`.trim();
      const { name: recipient, address } = unit?.shipping ?? {};
      return { email, name, address: address ? toAddress(recipient?.full_name ?? name, address) : null };
    },

    async open(order, approval) {
      const { status, purchase_units } = await fetchOrder(approval);
      const isOther = purchase_units.some(({ custom_id }) => custom_id && custom_id !== order.uuid);
      if (status !== 'APPROVED' || isOther)
        throw new GatewayRefusal('NOT_APPROVED', `PayPal has no approval ${approval} for order ${order.number}`);
      await call({ method: 'PATCH', path: ordersPath(approval), body: patchesFor(order) });
      return { providerOrderId: approval, handoff: { orderId: approval } satisfies PayPalHandoff };
    },
  };
}
