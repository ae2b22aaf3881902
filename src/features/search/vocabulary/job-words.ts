/** What people call the hours and the pay of work; written without accents. Data. */
import type { JobBed, JobSchedule, SalaryType } from '#features/jobs/rules.ts';

export const scheduleNames: Readonly<Record<JobSchedule, string>> = {
  'full-time': 'full time, fulltime, jornada completa, tiempo completo, vollzeit, voltijd, temps plein',
  'part-time':
    'part time, parttime, media jornada, tiempo parcial, por horas, jornada parcial, teilzeit, deeltijd, temps partiel, minijob',
  contract: 'contract work, contract job, autonomo, freelance, por contrato, contrato de obra',
  temporary: 'temporary, temp, temporal, eventual, befristet, tijdelijk, temporaire',
  seasonal:
    'seasonal, season, temporada, de temporada, por temporada, summer job, summer work, trabajo de verano, saison, saisonjob, saisonarbeit, seizoen, seizoenswerk, saisonnier',
};

export const payNames: Readonly<Record<SalaryType, string>> = {
  hourly: 'hourly, paid hourly, paid by the hour',
  daily: 'daily, paid daily, paid by the day',
  weekly: 'weekly, paid weekly, weekly pay, pago semanal',
  monthly: 'monthly, paid monthly, pago mensual',
  yearly: 'yearly, annual salary, salario anual',
};

/** A bed with the work, or help to find one; what has none is not asked for. */
export const bedNames: Readonly<Record<Exclude<JobBed, 'none'>, string>> = (() => {
  const withBed =
    'with accommodation, accommodation included, accommodation provided, with room, room included, with housing, housing included, staff accommodation, live in, with a bed, with bed, bed included, flat included, staff room, staff housing, room share, con alojamiento, alojamiento incluido, con habitacion, habitacion incluida, con vivienda, vivienda incluida, con piso, piso incluido, con cama, cama incluida, dormir incluido, alojamiento y comida, mit unterkunft, mit wohnung, mit bett, met kost en inwoning, met accommodatie, met onderdak, met slaapplek, met kamer, mit zimmer, avec chambre, avec logement, loge, avec lit';
  return { included: withBed, help: withBed };
})();
