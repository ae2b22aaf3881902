/** A vacancy as schema.org's JobPosting (issue 3). */
import { addressData, largestPhotoUrl, type StructuredData } from '#market/pages/structured-data.ts';
import { town } from '#market/town/town.ts';
import type { Job } from './contract.ts';
import { jobPath } from './rules.ts';
import type { JobSchedule } from './rules.ts';

const employmentTypes: Record<JobSchedule, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  seasonal: 'TEMPORARY',
};

/** The text lists what is asked and given, as the vocabulary wants the whole posting in its description. */
export function jobData(job: Job, origin: string): StructuredData {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.salary, ...job.requirements, ...job.benefits].filter(Boolean).join('\n'),
    url: origin + jobPath(job.id),
    identifier: { '@type': 'PropertyValue', name: town.brand, value: job.id },
    datePosted: job.postedAt,
    validThrough: job.listedUntil,
    directApply: true,
    ...(job.schedule === null ? {} : { employmentType: employmentTypes[job.schedule] }),
    ...(job.employer === '' ? {} : { hiringOrganization: { '@type': 'Organization', name: job.employer } }),
    ...(job.photos.length > 0 ? { image: job.photos.map(({ id }) => origin + largestPhotoUrl(id)) } : {}),
    jobLocation: { '@type': 'Place', name: job.location, address: addressData(job.address, town) },
  };
}
