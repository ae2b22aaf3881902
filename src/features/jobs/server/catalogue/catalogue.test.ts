import { expect, test } from 'vitest';
import { jobCategories, jobSchedules, salaryTypes } from '../../rules.ts';
import { salaryIn } from '../../salary.ts';
import { jobCatalogue } from './catalogue.ts';
import { toldOfJobs } from './told.ts';

/** Every sentence of every description, in both languages. */
const sentences = jobCatalogue.flatMap(({ description }) =>
  [description.en, description.es].flatMap((text) => text.split(/(?<=[.!?])\s+/)),
);

test('there are at least 30 jobs, each with a slug of its own', () => {
  expect(jobCatalogue.length).toBeGreaterThanOrEqual(30);
  const slugs = jobCatalogue.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every job speaks both languages, and neither is a copy', () => {
  for (const { title, description, salary, requirements, benefits } of jobCatalogue) {
    for (const text of [title, description, salary]) {
      expect(text.en.trim()).not.toBe('');
      expect(text.es.trim()).not.toBe('');
      expect(text.en).not.toBe(text.es);
    }
    for (const list of [requirements, benefits]) {
      expect(list.en.length).toBeGreaterThan(0);
      expect(list.es).toHaveLength(list.en.length);
    }
    expect(title.en.length).toBeLessThanOrEqual(48);
    expect(title.es.length).toBeLessThanOrEqual(54);
  }
});

test('no two descriptions share a sentence', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every category appears at least three times', () => {
  for (const category of jobCategories) {
    expect(jobCatalogue.filter((job) => job.category === category).length, category).toBeGreaterThanOrEqual(3);
  }
});

test('pay, schedule and contact are well formed', () => {
  for (const job of jobCatalogue) {
    expect(salaryTypes).toContain(job.salaryType);
    expect(jobSchedules).toContain(job.schedule);
    expect(job.salary.en).toContain('€');
    expect(job.salary.es).toContain('€');
    expect(job.contactEmail).toMatch(/^[a-z0-9]+@example\.com$/);
    expect(Number.isInteger(job.postedDaysAgo) && job.postedDaysAgo >= 0).toBe(true);
  }
});

test('five are urgent, and a promoter is one in both languages', () => {
  expect(jobCatalogue.filter(({ isUrgent }) => isUrgent)).toHaveLength(5);
  const promoters = jobCatalogue.filter(({ title }) => title.en.includes('Promoter'));
  expect(promoters.length).toBeGreaterThanOrEqual(3);
  for (const { title } of promoters) expect(title.es).toContain('Promotora o promotor');
});

test('every job lies in the town', () => {
  for (const { slug, latitude, longitude } of jobCatalogue) {
    expect(latitude >= 38.52 && latitude <= 38.56, slug).toBe(true);
    expect(longitude >= -0.17 && longitude <= -0.09, slug).toBe(true);
  }
});

test('what pages tell besides is of a vacancy; each has hours, and its pay can be read from its words', () => {
  const slugs = new Set(jobCatalogue.map(({ slug }) => slug));
  for (const slug of Object.keys(toldOfJobs)) expect(slugs).toContain(slug);
  for (const { slug, salary } of jobCatalogue) {
    expect(toldOfJobs, slug).toHaveProperty(slug);
    expect(salaryIn(salary.en), slug).toEqual(salaryIn(salary.es));
    expect(salaryIn(salary.en), slug).toBeDefined();
  }
});
