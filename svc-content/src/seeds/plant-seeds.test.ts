import { describeSeeds } from './plant-seeds.suite.ts'

describeSeeds('sqlite')
