import { Readable } from 'node:stream';
import type { Download, ExportKind, ImportKind, OrderDocumentsInput, PublicBrand } from '@stoa/contract';
import { apiPaths } from '@stoa/contract';
import { exportOf, sheetOf } from '../../../area/registered-areas';
import type { Cells } from '../../../csv/cells/columns';
import { propertySample } from '../../../csv/cells/property-cell';
import { columnsOf } from '../../../csv/record-lines';
import type { Sheet } from '../../../csv/sheet';
import { BYTE_ORDER_MARK, toLine } from '../../../csv/text/writer';
import { readToday } from '../../../database/days';
import { readByCursor } from '../../../database/lists/cursor';
import type { Selection, Sql } from '../../../database/sql';
import { notFound } from '../../../http/problem';
import { hashOf, newOpaqueToken } from '../../../security/opaque-token';
import { type Context, services } from '../../../services';
import { type DownloadSubject, insertDownload, pruneDownloads, takeDownload } from '../queries/downloads';
import { type ReportRow, selectReport } from '../queries/import-rows';
import { REPORT_COLUMNS, toReportCells } from '../serializers/import';

/** The columns that can be set, with records to show how they are filled in. */
async function* templateOf(sql: Sql, sheet: Sheet): AsyncGenerator<string> {
  const names = columnsOf(sheet).flatMap(({ name, field }) => (field && name !== 'variantId' ? [name] : []));
  const { categories, properties } = await sheet.lookups(sql);
  const [category = ''] = categories.keys();
  const inCategory: Cells = { category, properties: propertySample(properties?.get(category) ?? []) };
  const lines = sheet.samples.map((cells) =>
    names.map((name) => cells[name] ?? (cells.title ? inCategory[name] : undefined) ?? ''),
  );
  yield BYTE_ORDER_MARK + [names, ...lines].map(toLine).join('');
}

async function* csvOf(
  header: readonly string[],
  rows: Selection,
  toText: (row: never) => string,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(header);
  for await (const batch of readByCursor<never>(rows)) yield batch.map(toText).join('');
}

interface DownloadedFile {
  fileName: string;
  type: string;
  file: Readable;
  /** If it’s known before it’s read. */
  bytes?: number | undefined;
  /** In a frame of the panel, not kept. */
  isShown?: true;
}

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const fileNameOf = async (subject: DownloadSubject): Promise<string> => {
    if ('backup' in subject) return subject.backup.fileName;
    const today = await readToday(sql);
    if ('template' in subject) return `${subject.template}-template.csv`;
    if ('documents' in subject) {
      const { document, numbers } = subject.documents;
      return numbers.length === 1 ? `${document}-order-${numbers[0]}.pdf` : `${document}s-${today}.pdf`;
    }
    if ('sampleInvoice' in subject) return 'sample-invoice.pdf';
    if ('customer' in subject) return `customer-${subject.customer}-${today}.json`;
    return 'list' in subject ? `${subject.list}-${today}.csv` : `import-${subject.report}-report-${today}.csv`;
  };

  const linesOf = (
    subject: Extract<DownloadSubject, { list: unknown } | { report: unknown } | { template: unknown }>,
  ): AsyncGenerator<string> => {
    if ('template' in subject) return templateOf(sql, sheetOf(strapi, subject.template));
    if ('report' in subject)
      return csvOf(REPORT_COLUMNS, selectReport(sql, subject.report), (row: ReportRow) => toLine(toReportCells(row)));
    const { columns, all, toText } = exportOf(strapi, subject.list);
    return csvOf(columns, all(subject.query), toText);
  };

  /** A one-time address, because a browser's own download sends no bearer token. */
  const offer = async (subject: DownloadSubject): Promise<Download> => {
    const token = newOpaqueToken();
    const expiresAt = await insertDownload(sql, hashOf(token), subject);
    return { url: apiPaths.download(token), fileName: await fileNameOf(subject), expiresAt: expiresAt.toISOString() };
  };

  return {
    offerList: (list: ExportKind, query: Record<string, unknown>): Promise<Download> => offer({ list, query }),

    offerTemplate: (template: ImportKind): Promise<Download> => offer({ template }),

    async offerReport(importId: number): Promise<Download> {
      await services(strapi).importExport.imports.detail(importId);
      return offer({ report: importId });
    },

    /** Whoever asks for them must be allowed to see these orders. */
    offerDocuments: (documents: OrderDocumentsInput): Promise<Download> => offer({ documents }),

    offerSampleInvoice: (brand: PublicBrand | null): Promise<Download> => offer({ sampleInvoice: brand }),

    /** Everything that the shop knows of a customer, as they may ask for. */
    offerCustomer: (customer: number): Promise<Download> => offer({ customer }),

    offerBackup: (backup: { id: number; fileName: string }): Promise<Download> => offer({ backup }),

    async take(token: string): Promise<DownloadedFile> {
      const subject = await takeDownload(sql, hashOf(token));
      if (!subject) throw notFound('This download link has expired or was already used. Start the download again');
      const fileName = await fileNameOf(subject);
      if ('backup' in subject) {
        const backup = await services(strapi).backups.list.open(subject.backup.id);
        return { fileName, type: 'application/x-tar', ...backup };
      }
      if ('documents' in subject) {
        const file = await services(strapi).sales.documents.pdf(subject.documents);
        return { fileName, type: 'application/pdf', file };
      }
      if ('sampleInvoice' in subject) {
        const file = await services(strapi).sales.documents.sampleInvoice(subject.sampleInvoice);
        return { fileName, type: 'application/pdf', file, isShown: true };
      }
      if ('customer' in subject) {
        const data = await services(strapi).sales.customers.data(subject.customer);
        return { fileName, type: 'application/json', file: Readable.from([JSON.stringify(data, null, 2)]) };
      }
      const file = Readable.from(linesOf(subject), { objectMode: false, highWaterMark: 65_536 });
      return { fileName, type: 'text/csv; charset=utf-8', file };
    },

    prune: () => pruneDownloads(sql),
  };
};
