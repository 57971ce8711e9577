import type { FontPair } from '@stoa/contract';
import PDFDocument from 'pdfkit';
import { MARK, type MarkColors } from '../../../brand';
import { type Font, fontFor, registerFonts } from './document-fonts';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 48;

interface TextStyle {
  font?: Font;
  /** Of the size of normal text. */
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** In sizes of normal text. */
  indent?: number;
}

/** Whose paper it is. */
export interface Letterhead {
  colors: MarkColors;
  fonts: FontPair | null;
  /** A PNG, and what its width is of its height; null: the shop’s mark and its name. */
  logo: { file: Buffer; ratio: number } | null;
}

/** Part of the width, from 0 to 1. */
interface Column {
  from: number;
  to: number;
}

const NORMAL = 9.5;
const INK = '#1a1a1a';
export const MUTED = '#5c5c5c';
const RULE = '#cfcfcf';

/**
 * Documents one below the other on pages, or on quarters of pages, with text that is as large there. What doesn't fit goes on on the
 * next.
 */
export function createSheets(perPage: number, { colors, fonts, logo }: Letterhead) {
  const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
  registerFonts(pdf, fonts);
  const across = Math.sqrt(perPage);
  const margin = MARGIN / across;
  const cell = { width: PAGE.width / across, height: PAGE.height / across };
  const width = cell.width - 2 * margin;
  const normal = perPage === 1 ? NORMAL : NORMAL * 0.8;
  let place = -1;
  let left = 0;
  let y = 0;
  /** What stands at the top of what goes on. */
  let title = '';

  const bottom = () => Math.floor((place % perPage) / across) * cell.height + cell.height - margin;

  const nextCell = () => {
    place += 1;
    if (place % perPage === 0) pdf.addPage();
    left = (place % across) * cell.width + margin;
    y = Math.floor((place % perPage) / across) * cell.height + margin;
  };

  const style = (text: string, { font = 'regular', size = 1, color = INK }: TextStyle) =>
    pdf
      .font(fontFor(text, font))
      .fontSize(normal * size)
      .fillColor(color);

  const optionsIn = ({ from, to }: Column, { align = 'left', indent = 0 }: TextStyle) => ({
    width: (to - from) * width - indent * normal,
    align,
    lineGap: normal * 0.25,
  });

  const heightOf = (text: string, column: Column, look: TextStyle): number => {
    style(text, look);
    return pdf.heightOfString(text, optionsIn(column, look));
  };

  /** Goes on in the next cell unless there is room. */
  const need = (height: number) => {
    if (y + height <= bottom()) return;
    nextCell();
    row([{ text: `${title}, continued`, column: { from: 0, to: 1 }, color: MUTED }]);
    gap(1);
  };

  const gap = (lines: number) => {
    y += lines * normal;
  };

  /** Texts side by side. */
  const row = (cells: ({ text: string; column: Column } & TextStyle)[]) => {
    const height = Math.max(...cells.map(({ text, column, ...look }) => heightOf(text, column, look)));
    need(height);
    for (const { text, column, ...look } of cells) {
      style(text, look);
      const { indent = 0 } = look;
      pdf.text(text, left + column.from * width + indent * normal, y, optionsIn(column, look));
    }
    y += height;
  };

  return {
    start(called: string) {
      title = called;
      nextCell();
    },
    gap,
    row,
    hasLogo: logo !== null,
    /** The logo, as high as that many lines of normal text, above what follows. */
    logo(lines: number) {
      if (!logo) return;
      const height = Math.min(lines * normal, width / 2 / logo.ratio);
      pdf.image(logo.file, left, y, { height });
      y += height;
    },
    /** The shop’s mark, as high as that many lines of normal text, where what follows begins. */
    mark(lines: number) {
      const scale = (lines * normal) / MARK.height;
      for (const part of ['ring', 'sun'] as const)
        pdf
          .save()
          .translate(left - MARK.left * scale, y - MARK.top * scale)
          .scale(scale)
          .path(MARK[part])
          .fill(colors[part])
          .restore();
    },
    /** Each below the one before. */
    lines(texts: string[], look: TextStyle = {}, column: Column = { from: 0, to: 1 }) {
      for (const text of texts) row([{ text, column, ...look }]);
    },
    rule(look: 'plain' | 'accent' = 'plain') {
      gap(0.4);
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(look === 'accent' ? colors.ring : RULE)
        .stroke();
      gap(0.6);
    },
    /** Columns beside each other, each of several lines. */
    beside(columns: { texts: { text: string; look?: TextStyle }[]; column: Column }[]) {
      const top = y;
      const ends = columns.map(({ texts, column }) => {
        y = top;
        for (const { text, look = {} } of texts) row([{ text, column, ...look }]);
        return y;
      });
      y = Math.max(...ends);
    },
    end() {
      pdf.end();
      return pdf;
    },
  };
}

export type Sheets = ReturnType<typeof createSheets>;
