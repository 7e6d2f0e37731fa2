import { regions } from '@kowhai/domain/address/regions';
import { addDays, dayToIso, isBusinessDay } from '@kowhai/domain/time/business-days';
import { formatDate, formatDayInWords } from '@kowhai/domain/time/date';
import { until } from './shop.ts';

const today = formatDate(new Date().toISOString());
const works = (day: string) => regions.every((region) => isBusinessDay(day, region));

/** @param away how far from today to look from @returns the next day on which every region works */
function findWorkingDay(away: number): string {
  const day = addDays(today, away);
  return works(day) ? day : findWorkingDay(away + 1);
}

/** Days that staff may promise, each later than the one before. */
export const days = {
  first: findWorkingDay(200),
  second: findWorkingDay(210),
  third: findWorkingDay(220),
  /** Of which a test reminds. */
  reminded: findWorkingDay(300),
  notReminded: findWorkingDay(310),
  /** A Sunday. */
  off: addDays(today, 105 - new Date(today).getUTCDay()),
  inNextYear: addDays(today, 366),
};

/** Today, for all tests of a file: in the last two minutes of a day it waits for the next. */
export async function readToday(): Promise<string> {
  const readDay = (away = 0) => formatDate(new Date(Date.now() + away).toISOString());
  await until(async () => readDay() === readDay(120_000), { within: 150_000, every: 1000 });
  return readDay();
}

/** Says "Tuesday 1 December", with its year where that is the next. */
export const inWords = (day: string) => formatDayInWords(dayToIso(day), dayToIso(today));
