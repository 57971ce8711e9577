import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { counted, dayOf, UTC } from '@stoa/contract';
import { formatDay, tabularFigures } from '@stoa/web-kit';
import { useId } from 'react';
import type { Chart } from '../domain/figures';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: UTC });

/** Something that happened on a day. */
interface Mark {
  day: string;
  text: string;
}

interface DailyChartsProps {
  days: { day: string }[];
  charts: Chart[];
  marks?: Mark[] | undefined;
}

/**
 * Each figure has its own scale: ten messages would be a flat line beside a thousand views. The arrow keys move from day to day;
 * the table below the charts has the same figures.
 */
export function DailyCharts({ days, charts, marks = [] }: DailyChartsProps) {
  const { vars } = useTheme();
  const colors = [vars.palette.primary.main, vars.palette.secondary.main, vars.palette.info.main];
  /** An odd one has a row of its own. */
  const isWide = (place: number) => place === 0 && charts.length % 2 === 1;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
      {charts.map((chart, place) => (
        <Box key={chart.label} sx={{ gridColumn: { lg: isWide(place) ? '1 / -1' : undefined }, minWidth: 0 }}>
          <DailyChart
            {...chart}
            color={colors[place] ?? vars.palette.primary.main}
            days={days.map(({ day }) => new Date(day))}
            marks={marks}
            height={isWide(place) ? 280 : 220}
          />
        </Box>
      ))}
    </Box>
  );
}

const textsOn = (marks: Mark[], day: Date): string[] =>
  marks.filter((mark) => mark.day === dayOf(day, UTC)).map(({ text }) => text);

type DailyChartProps = Chart & { color: string; days: Date[]; marks: Mark[]; height: number };

function DailyChart({ label, format, short, color, days, counts, marks, height }: DailyChartProps) {
  const id = useId();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        padding: 2.5,
        paddingBottom: 1,
        // The chart itself hides its focus outline.
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Typography variant="h5" component="h2" id={id}>
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
        {format(total)} in {counted(days.length, 'day')}
      </Typography>
      <LineChart
        height={height}
        hideLegend
        margin={{ top: 16, right: 28, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: days,
            scaleType: 'utc',
            tickNumber: 6,
            valueFormatter: (day: Date, { location }) =>
              location === 'tooltip'
                ? [formatDay(day.toISOString()), ...textsOn(marks, day)].join(' · ')
                : shortDay.format(day),
          },
        ]}
        yAxis={[
          {
            min: Math.min(0, ...counts),
            max: Math.max(4, most),
            tickMinStep: 1,
            tickNumber: 4,
            valueFormatter: short,
            width: 44,
          },
        ]}
        series={[
          {
            data: counts,
            label,
            color,
            area: true,
            showMark: false,
            curve: 'linear',
            valueFormatter: (value) => format(value ?? 0),
          },
        ]}
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.16, filter: 'none' } }}
      >
        {[...new Set(marks.map(({ day }) => day))].map((day) => (
          <ChartsReferenceLine key={day} x={new Date(day)} lineStyle={{ strokeDasharray: '3 4', strokeOpacity: 0.6 }} />
        ))}
      </LineChart>
    </Card>
  );
}
