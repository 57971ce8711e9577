import { counted } from '@stoa/contract';
import { connected, listGateways } from '../../../gateways/gateways';
import type { Check, Finding, HealthTools } from '../../../health/check';
import { auditOrders, type Contradiction } from './audit';
import { comparePayments, readRecentPayments } from './compare-payments';

const toFinding = ({ must, found, advice }: Contradiction): Finding => ({
  severity: 'ERROR',
  what: `${must}. But`,
  why: 'Customers, reports, and the panel may see something that isn’t so.',
  advice,
  details: found,
});

export const ordersCheck: Check = {
  name: 'Orders',
  page: 'ORDERS',
  async look({ sql }) {
    const contradictions = await auditOrders(sql);
    return {
      summary: contradictions.length === 0 ? 'Orders, payments, and stock add up' : 'Something doesn’t add up',
      findings: contradictions.map(toFinding),
    };
  },
};

export const paymentsCheck: Check = {
  name: 'Payments',
  page: 'ORDERS',
  async look({ sql, isOffline }) {
    if (isOffline) return { summary: 'Not compared with a payment provider: --offline', findings: [] };
    const { contradictions, notes } = await comparePayments(await readRecentPayments(sql));
    return { summary: notes.join(' '), findings: contradictions.map(toFinding) };
  },
};

/** Providers that took money lately without a word. Asking them works too, only later. */
const SILENT = `
  SELECT DISTINCT provider AS name FROM payments JOIN captures ON payment_id = payments.id
  WHERE provider_order_id IS NOT NULL AND captures.made_at > now() - interval '7 days'
    AND NOT EXISTS (SELECT FROM webhook_events
      WHERE webhook_events.provider = payments.provider AND received_at > now() - interval '7 days')`;

const findSilent = async ({ sql }: HealthTools): Promise<Finding[]> => {
  const { rows } = await sql.raw<{ rows: { name: string }[] }>(SILENT, []);
  return connected
    .filter(({ name }) => rows.some((row) => row.name === name))
    .map(({ title }) => ({
      severity: 'WARNING' as const,
      what: `${title} has sent no events for 7 days, although it took payments`,
      why: 'The shop learns of payments and refunds only when it asks, up to minutes later.',
      advice: `In the panel, under Selling, Payments, open ${title}, and save its keys again: the shop then registers its webhook. ${title} must reach PUBLIC_URL.`,
      details: [],
    }));
};

const askProviders = async (): Promise<Finding[]> => {
  const asked = await Promise.all(connected.map(async ({ title, check }) => ({ title, ...(await check()) })));
  return asked.flatMap(({ title, fault, hint }): Finding[] => {
    const said = fault ?? hint;
    if (!said) return [];
    return [
      {
        severity: fault ? 'ERROR' : 'WARNING',
        what: fault ? `Nobody can pay with ${title}` : `${title} isn’t set up as it should be`,
        why: fault ? 'Orders are lost.' : 'Payments may not work as you expect.',
        advice: 'Check its keys in the panel, under Selling, Payments, or in the settings of the server.',
        details: [said],
      },
    ];
  });
};

export const paymentProvidersCheck: Check = {
  name: 'Payment providers',
  page: 'PAYMENTS',
  async look(tools) {
    const names = listGateways().map(({ title }) => title);
    return {
      summary: names.length === 0 ? 'None is connected' : `${counted(names.length, 'provider')}: ${names.join(', ')}`,
      findings: [...(tools.isOffline ? [] : await askProviders()), ...(await findSilent(tools))],
    };
  },
};
