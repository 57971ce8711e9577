import PDFDocument from 'pdfkit';
import { MARK } from '../../../brand';

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 48;

export const FONTS = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
};
export type Font = keyof typeof FONTS;

interface TextStyle {
  font?: Font;
  /** Of the size of normal text. */
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** In sizes of normal text. */
  indent?: number;
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
export function createSheets(perPage: number) {
  const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
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

  const style = ({ font = 'regular', size = 1, color = INK }: TextStyle) =>
    pdf
      .font(font)
      .fontSize(normal * size)
      .fillColor(color);

  const optionsIn = ({ from, to }: Column, { align = 'left', indent = 0 }: TextStyle) => ({
    width: (to - from) * width - indent * normal,
    align,
    lineGap: normal * 0.25,
  });

  const heightOf = (text: string, column: Column, look: TextStyle): number => {
    style(look);
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
      style(look);
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
    /** The shop’s mark, as high as that many lines of normal text, where what follows begins. */
    mark(lines: number) {
      const scale = (lines * normal) / MARK.height;
      for (const { path, color } of [MARK.ring, MARK.sun])
        pdf
          .save()
          .translate(left - MARK.left * scale, y - MARK.top * scale)
          .scale(scale)
          .path(path)
          .fill(color)
          .restore();
    },
    /** Each below the one before. */
    lines(texts: string[], look: TextStyle = {}, column: Column = { from: 0, to: 1 }) {
      for (const text of texts) row([{ text, column, ...look }]);
    },
    rule(color = RULE) {
      gap(0.4);
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(color)
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
