/** A vacancy as schema.org's JobPosting (issue 3; Google, Job posting). Its own page has it, no list. */
import type { JobPosting } from 'schema-dts';
import { addressData, geoData, largestPhotoUrl, type StructuredData } from '#market/pages/structured-data.ts';
import type { JobDetail } from './contract.ts';
import { jobPath } from './rules.ts';
import type { JobSchedule, SalaryType } from './rules.ts';
import { salaryIn } from './salary.ts';

const employmentTypes: Record<JobSchedule, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
};

const units: Record<SalaryType, string> = {
  hourly: 'HOUR',
  daily: 'DAY',
  weekly: 'WEEK',
  monthly: 'MONTH',
  yearly: 'YEAR',
};

/** Pay in numbers, as its employer named them or its words do, where the vacancy says for how long. */
function salaryOf({ salary, salaryType, payFrom, payTo }: JobDetail) {
  const named = payFrom === null ? salaryIn(salary) : { from: Number(payFrom), to: Number(payTo ?? payFrom) };
  const pay = salaryType === null ? undefined : named;
  if (pay === undefined || salaryType === null) return {};
  const amount = pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: units[salaryType] },
    } as const,
  };
}

/**
 * The text lists what is asked and given, as the vocabulary wants the whole posting in its description. Undefined while
 * nobody has named the employer, whom a posting must have.
 */
export function jobData(job: JobDetail, origin: string): StructuredData | undefined {
  if (job.employer === '') return undefined;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.salary, ...job.requirements, ...job.benefits].filter(Boolean).join('\n'),
    url: origin + jobPath(job.id),
    identifier: { '@type': 'PropertyValue', name: job.employer, value: job.id },
    datePosted: job.postedAt,
    validThrough: job.listedUntil,
    directApply: true,
    ...(job.schedule !== null && { employmentType: employmentTypes[job.schedule] }),
    ...(job.openings !== null && { totalJobOpenings: job.openings }),
    ...(job.startsOn !== null && { jobStartDate: job.startsOn }),
    ...(job.shifts !== '' && { workHours: job.shifts }),
    hiringOrganization: { '@type': 'Organization', name: job.employer },
    ...salaryOf(job),
    ...(job.photos.length > 0 && { image: job.photos.map(({ id }) => origin + largestPhotoUrl(id)) }),
    jobLocation: { '@type': 'Place', name: job.location, address: addressData(job.address), ...geoData(job) },
  } satisfies JobPosting;
}
