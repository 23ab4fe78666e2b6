import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { addMonths, monthOf } from '#domain/numbers/months.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatEdition } from '#domain/values/day-text.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { ArchivePart } from '../features/archive/archive-part.tsx';
import { ExportList } from '../features/books/export-list.tsx';
import { PeriodPart } from '../features/books/period-part.tsx';

/** So many months back, and as many years. */
const offered = { months: 24, years: 5 };

/** Bookings for the tax adviser: a month or a year, what it holds, and the files that were made of it. */
export function BooksPage() {
  const periods = periodsUntil(dayOf(new Date().toISOString()));
  const [period, setPeriod] = useState(periods[0]?.value ?? '');
  return (
    <div className="max-w-[60rem] px-7 py-6">
      <h1>{deskPageTable.books.title}</h1>
      <div className="mt-5 max-w-sm">
        <Select
          name="period"
          label="Zeitraum"
          options={periods}
          emptyText={false}
          value={period}
          onChange={(chosen) => setPeriod(chosen || period)}
        />
      </div>
      <section className="mt-6" aria-labelledby="bookings">
        <h2 id="bookings" className="mb-4">
          Buchungen
        </h2>
        <PeriodPart key={period} period={period} />
      </section>
      <section className="mt-8" aria-labelledby="written">
        <h2 id="written" className="mb-4">
          Geschriebene Dateien
        </h2>
        <ExportList />
      </section>
      <div className="mt-8">
        <ArchivePart />
      </div>
    </div>
  );
}

function periodsUntil(today: string) {
  const year = Number(today.slice(0, 4));
  const months = Array.from({ length: offered.months }, (_none, back) => {
    const value = addMonths(monthOf(today), -back);
    return { value, label: formatEdition(value) };
  });
  const years = Array.from({ length: offered.years }, (_none, back) => String(year - back));
  return [...months, ...years.map((one) => ({ value: one, label: `Jahr ${one}` }))];
}
